# Two people, simplified characters, colours: a move typed, one by the cursor, one refused.
start 80 24 LANG=C.UTF-8 -- "$program" play --lang zh-Hans
shows 轮到红方走
type 炮二
shows "炮二平五"
type 平五
keys Enter
shows 轮到黑方走
type h9g8
keys Enter
screen refused -e
# From the point in the middle to the horse, and where it may go.
keys Up Up Up Up Up Up Right Right Right Enter
screen picked_up -e
keys Down Down Left Enter
shows 轮到红方走
screen played
