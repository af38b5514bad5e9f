<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>OwnPictures</name>
    <message>
        <source>%1 cannot be read as a picture.</source>
        <translation>%1 不是可读取的图片。</translation>
    </message>
    <message>
        <source>There are no pictures of these names: %1.</source>
        <translation>缺少以下名称的图片：%1。</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>This is no game record.</source>
        <translation>这不是棋谱。</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>里面没有棋局。</translation>
    </message>
    <message>
        <source>The start position of this game is not legal, so that its moves cannot be shown.</source>
        <translation>这局棋的起始局面不合法，着法无法显示。</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>剪贴板里没有文字。</translation>
    </message>
    <message>
        <source>The text is neither a position nor a game in a known form.</source>
        <translation>这段文字既不是局面，也不是已知格式的棋谱。</translation>
    </message>
    <message>
        <source>This kind of file cannot be written: %1</source>
        <translation>不能写这种文件：%1</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>game</source>
        <translation>棋谱</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::AnalysisPane</name>
    <message>
        <source>The game is over here.</source>
        <translation>棋局到此结束。</translation>
    </message>
    <message>
        <source>depth %1 · %2 positions/s</source>
        <translation>深度 %1 · 每秒 %2 局面</translation>
    </message>
    <message>
        <source>Double-click to write the line into the game</source>
        <translation>双击把这一变写进棋谱</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Let an engine look at the position (A)</source>
        <translation>让引擎分析当前局面 (A)</translation>
    </message>
    <message>
        <source>How many lines are shown</source>
        <translation>显示几个变化</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>最佳变化</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::BoardWidget</name>
    <message>
        <source>%1 picked up</source>
        <translation>拿起%1</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::CollectionModel</name>
    <message>
        <source>Red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::CollectionPanel</name>
    <message>
        <source>%1 games</source>
        <translation>%1 局</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2 局中的 %1 局</translation>
    </message>
    <message>
        <source>Filter: players, event, date, result, file</source>
        <translation>筛选：棋手、赛事、日期、结果、文件</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>此局面</translation>
    </message>
    <message>
        <source>Only games in whose main line the position on the board occurs</source>
        <translation>只列主变中出现棋盘上这一局面的棋局</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::CornerPicker</name>
    <message>
        <source>Corners of the grid</source>
        <translation>棋盘四角</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::EngineLogWindow</name>
    <message>
        <source>Engine log</source>
        <translation>引擎日志</translation>
    </message>
    <message>
        <source>All engines</source>
        <translation>所有引擎</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>&gt; to the engine   &lt; from the engine   -- about it</source>
        <translation>&gt; 发给引擎   &lt; 引擎发来   -- 说明</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>无法写入文件。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::EngineRunner</name>
    <message>
        <source>The program cannot be found. Choose where it is.</source>
        <translation>找不到程序，请选择它的位置。</translation>
    </message>
    <message>
        <source>The file cannot be run: it is no program for this system, or may not be run.</source>
        <translation>文件不能运行：它不是本系统的程序，或者没有运行权限。</translation>
    </message>
    <message>
        <source>The system could not start the program: %1</source>
        <translation>系统无法启动程序：%1</translation>
    </message>
    <message>
        <source>The program has not introduced itself: it does not seem to be an engine for UCI or UCCI.</source>
        <translation>程序没有应答：它似乎不是 UCI 或 UCCI 引擎。</translation>
    </message>
    <message>
        <source>The engine does not play xiangqi.</source>
        <translation>这个引擎不下象棋。</translation>
    </message>
    <message>
        <source>The engine refuses a setting: %1</source>
        <translation>引擎拒绝了一项设置：%1</translation>
    </message>
    <message>
        <source>The engine has not got ready in time.</source>
        <translation>引擎没有及时准备好。</translation>
    </message>
    <message>
        <source>The engine cannot be told what is wanted: %1</source>
        <translation>无法把要求告诉引擎：%1</translation>
    </message>
    <message>
        <source>The engine has ended by itself (%1).</source>
        <translation>引擎自行退出了（%1）。</translation>
    </message>
    <message>
        <source>The engine does not answer any more; it has been ended.</source>
        <translation>引擎不再应答，已被结束。</translation>
    </message>
    <message>
        <source>Process %1: %2</source>
        <translation>进程 %1：%2</translation>
    </message>
    <message>
        <source>The engine has been ended.</source>
        <translation>引擎已结束。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::EnginesDialog</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Add …</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新询问</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>选择引擎</translation>
    </message>
    <message>
        <source>Add the program of an engine that speaks UCI or UCCI. Chuhe&apos;s own engine is always there.</source>
        <translation>请添加支持 UCI 或 UCCI 的引擎程序。楚河自己的引擎总是可用。</translation>
    </message>
    <message>
        <source>Asking the engine what it is …</source>
        <translation>正在询问引擎…</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::GameDesk</name>
    <message>
        <source>This is an earlier position of the game. Press End to go back to it.</source>
        <translation>这是对局较早的局面。按 End 键回到当前局面。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>对局已暂停。</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <translation>轮到电脑走。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::LessonDialog</name>
    <message>
        <source>Show the solution</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>从失误中学习</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Whose mistakes</source>
        <translation>哪一方的失误</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>There is no mistake of this side to learn from.</source>
        <translation>这一方没有可供学习的失误。</translation>
    </message>
    <message>
        <source>Found %1 of %2.</source>
        <translation>找到 %1 个，共 %2 个。</translation>
    </message>
    <message>
        <source>%1 played %2 here: %3. Find a better move.</source>
        <translation>%1在此走了 %2：%3。请找出更好的着法。</translation>
    </message>
    <message>
        <source>Looking at %1 …</source>
        <translation>正在分析 %1…</translation>
    </message>
    <message>
        <source>%1 is the best move.</source>
        <translation>%1 是最佳着法。</translation>
    </message>
    <message>
        <source>%1 is a good move, too. The best one: %2</source>
        <translation>%1 也是好棋。最佳着法：%2</translation>
    </message>
    <message>
        <source>%1: %2. It leaves %3 % of the points to expect, where %4 % can be had. Try again.</source>
        <translation>%1：%2。走后预期得分 %3 %，本可有 %4 %。请再试。</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>更好：%1</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再来一遍</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::MainWindow</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋局</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>这一着的注释</translation>
    </message>
    <message>
        <source>Type a move, in any notation</source>
        <translation>输入着法，任何记法都行</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>在棋局中的位置</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>The position has been repeated. The arbiter&apos;s note:</source>
        <translation>局面重复，裁判的说明：</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Game report</source>
        <translation>对局报告</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>棋局未保存</translation>
    </message>
    <message>
        <source>The game on the board has not been saved.</source>
        <translation>棋盘上的棋局还没有保存。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New game …</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Empty record</source>
        <translation>空白棋谱(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;folder …</source>
        <translation>打开文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Next game of the list</source>
        <translation>列表中的下一局</translation>
    </message>
    <message>
        <source>Previous game of the list</source>
        <translation>列表中的上一局</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>About &amp;this game …</source>
        <translation>棋局信息(&amp;T)…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>Picture of the board …</source>
        <translation>棋盘图片…</translation>
    </message>
    <message>
        <source>Animation of the game …</source>
        <translation>对局动画…</translation>
    </message>
    <message>
        <source>PDF …</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Paste game or position</source>
        <translation>粘贴棋局或局面(&amp;P)</translation>
    </message>
    <message>
        <source>Copy position (&amp;FEN)</source>
        <translation>复制局面(&amp;FEN)</translation>
    </message>
    <message>
        <source>Copy game (&amp;PGN)</source>
        <translation>复制棋局(&amp;PGN)</translation>
    </message>
    <message>
        <source>Copy game (&amp;DhtmlXQ)</source>
        <translation>复制棋局(&amp;DhtmlXQ)</translation>
    </message>
    <message>
        <source>Copy &amp;moves as text</source>
        <translation>复制着法文字(&amp;M)</translation>
    </message>
    <message>
        <source>Copy picture of the &amp;board</source>
        <translation>复制棋盘图片(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Set up a position …</source>
        <translation>摆局面(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>下棋(&amp;P)</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>悔棋(&amp;B)</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>取消悔棋(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Move &amp;now</source>
        <translation>立即走棋(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>提和(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>Play on from here …</source>
        <translation>从这里继续下…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>复盘(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>最初局面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>前进(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>最后局面(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Replay by itself</source>
        <translation>自动演示(&amp;R)</translation>
    </message>
    <message>
        <source>Next &amp;variation</source>
        <translation>下一变着(&amp;V)</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>上一变着</translation>
    </message>
    <message>
        <source>Move variation &amp;up</source>
        <translation>变着上移(&amp;U)</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>设为主线(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Delete this move and what follows</source>
        <translation>删除这一着及其后(&amp;D)</translation>
    </message>
    <message>
        <source>Mar&amp;k the move</source>
        <translation>标记着法(&amp;K)</translation>
    </message>
    <message>
        <source>! good</source>
        <translation>! 好着</translation>
    </message>
    <message>
        <source>? mistake</source>
        <translation>? 错着</translation>
    </message>
    <message>
        <source>!! excellent</source>
        <translation>!! 妙着</translation>
    </message>
    <message>
        <source>?? blunder</source>
        <translation>?? 漏着</translation>
    </message>
    <message>
        <source>!? interesting</source>
        <translation>!? 有趣</translation>
    </message>
    <message>
        <source>?! dubious</source>
        <translation>?! 可疑</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>Game r&amp;eport</source>
        <translation>对局报告(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>翻转棋盘(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Engines …</source>
        <translation>引擎(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Settings …</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>枫木</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>胡桃木</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸</translation>
    </message>
    <message>
        <source>Jade</source>
        <translation>玉</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>棋子(&amp;I)</translation>
    </message>
    <message>
        <source>Traditional characters</source>
        <translation>繁体字</translation>
    </message>
    <message>
        <source>Simplified characters</source>
        <translation>简体字</translation>
    </message>
    <message>
        <source>International signs</source>
        <translation>国际图形</translation>
    </message>
    <message>
        <source>&amp;Light and dark</source>
        <translation>明暗(&amp;L)</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>语言(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Chuhe</source>
        <translation>关于楚河(&amp;A)</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Saved. This kind of file cannot hold: %1.</source>
        <translation>已保存。这种文件存不下：%1。</translation>
    </message>
    <message>
        <source>The position is in the clipboard.</source>
        <translation>局面已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The game is in the clipboard.</source>
        <translation>棋局已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The moves are in the clipboard.</source>
        <translation>着法已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>棋盘图片</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>文件无法写入。</translation>
    </message>
    <message>
        <source>Animation of the game</source>
        <translation>对局动画</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>A game is in progress: end it before you set up a position.</source>
        <translation>对局正在进行：请先结束对局再摆局面。</translation>
    </message>
    <message>
        <source>The computer declines the draw.</source>
        <translation>电脑不同意和棋。</translation>
    </message>
    <message>
        <source>Looking for a good move …</source>
        <translation>正在寻找好着…</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Do you give up this game?</source>
        <translation>你要认输吗？</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>对局已暂停。</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>%1 cannot go on.</source>
        <translation>%1 无法继续。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Engines …</source>
        <translation>引擎…</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>离开对局</translation>
    </message>
    <message>
        <source>Looking at every move of the game …</source>
        <translation>正在检查每一着…</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>棋局信息</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Red&apos;s team</source>
        <translation>红方队伍</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>黑方队伍</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Comments by</source>
        <translation>评注者</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>On the board: Tab goes there, the arrows move a cursor, Return picks up and puts down, Escape gives the arrows back to the game. The wheel leafs through the game.</source>
        <translation>在棋盘上：Tab 键进入，方向键移动光标，回车键拿起和放下，Esc 键把方向键还给棋局。滚轮翻看棋局。</translation>
    </message>
    <message>
        <source>About Chuhe</source>
        <translation>关于楚河</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Xiangqi: play, look back, understand.</source>
        <translation>象棋：对弈、复盘、领悟。</translation>
    </message>
    <message>
        <source>Licence: Apache 2.0. The characters on the pieces are those of LXGW WenKai and Noto Serif CJK, SIL Open Font License.</source>
        <translation>许可证：Apache 2.0。棋子上的字取自霞鹜文楷和思源宋体，SIL 开放字体许可证。</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>声音(&amp;O)</translation>
    </message>
    <message>
        <source>Engine &amp;log</source>
        <translation>引擎日志(&amp;L)</translation>
    </message>
    <message>
        <source>Engine log</source>
        <translation>引擎日志</translation>
    </message>
    <message>
        <source>A picture of one&apos;s own …</source>
        <translation>自选图片…</translation>
    </message>
    <message>
        <source>Pictures of one&apos;s own …</source>
        <translation>自选图片…</translation>
    </message>
    <message>
        <source>Pieces of one&apos;s own</source>
        <translation>自选棋子</translation>
    </message>
    <message>
        <source>Choose a folder with fourteen pictures, red_king.png to black_pawn.png.</source>
        <translation>请选择含有十四张图片的文件夹，从 red_king.png 到 black_pawn.png。</translation>
    </message>
    <message>
        <source>The others: advisor, elephant, horse, rook, cannon. Short names such as RK.png and bc.svg are known too.</source>
        <translation>其余为：advisor（士）、elephant（象）、horse（马）、rook（车）、cannon（炮）。也可用 RK.png、bc.svg 之类的短名。</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>The window closes when all has been written.</source>
        <translation>全部写完后窗口即关闭。</translation>
    </message>
    <message>
        <source>Printing …</source>
        <translation>正在打印…</translation>
    </message>
    <message>
        <source>The game has been printed.</source>
        <translation>棋局已打印。</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>The game cannot be printed.</source>
        <translation>无法打印这盘棋。</translation>
    </message>
    <message>
        <source>Reading pictures …</source>
        <translation>正在读取图片…</translation>
    </message>
    <message>
        <source>Lear&amp;n from mistakes …</source>
        <translation>从失误中学习(&amp;N)…</translation>
    </message>
    <message>
        <source>Delete moves</source>
        <translation>删除着法</translation>
    </message>
    <message>
        <source>%1 moves are deleted, variations counted in.</source>
        <translation>将删除 %1 步着法（包括变着）。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>&amp;Undo change</source>
        <translation>撤销更改(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo change</source>
        <translation>重做更改(&amp;R)</translation>
    </message>
    <message>
        <source>Deleted. &quot;Undo change&quot; in the menu &quot;Edit&quot; brings it back.</source>
        <translation>已删除。可用“编辑”菜单中的“撤销更改”恢复。</translation>
    </message>
    <message>
        <source>Reading the text …</source>
        <translation>正在读取文本…</translation>
    </message>
    <message>
        <source>The mouse&apos;s right button draws arrows and rings, and takes them away.</source>
        <translation>右键可画箭头和圆圈，再画一次即去掉。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::NewGameDialog</name>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>You play Red against the computer</source>
        <translation>你执红对电脑</translation>
    </message>
    <message>
        <source>You play Black against the computer</source>
        <translation>你执黑对电脑</translation>
    </message>
    <message>
        <source>Two people at this board</source>
        <translation>两人在此对弈</translation>
    </message>
    <message>
        <source>Engine against engine</source>
        <translation>引擎对引擎</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>5 minutes + 3 seconds a move</source>
        <translation>5 分钟，每着加 3 秒</translation>
    </message>
    <message>
        <source>10 minutes + 5 seconds a move</source>
        <translation>10 分钟，每着加 5 秒</translation>
    </message>
    <message>
        <source>20 minutes + 10 seconds a move</source>
        <translation>20 分钟，每着加 10 秒</translation>
    </message>
    <message>
        <source>60 minutes + 30 seconds a move</source>
        <translation>60 分钟，每着加 30 秒</translation>
    </message>
    <message>
        <source>10 minutes, then 30 seconds for each move</source>
        <translation>10 分钟，之后读秒 30 秒</translation>
    </message>
    <message>
        <source>20 minutes, then 60 seconds for each move</source>
        <translation>20 分钟，之后读秒 60 秒</translation>
    </message>
    <message>
        <source>30 seconds for each move</source>
        <translation>每着 30 秒</translation>
    </message>
    <message>
        <source>20 minutes, no move longer than 60 seconds</source>
        <translation>局时 20 分钟，步时 60 秒</translation>
    </message>
    <message>
        <source>90 minutes for each 40 moves</source>
        <translation>每 40 着 90 分钟</translation>
    </message>
    <message>
        <source>A clock of your own: 15+10 is fifteen minutes and ten seconds for each move, byo=30 thirty seconds for each move after that, move=60 no move longer than a minute, 40/90 ninety minutes for each forty moves.</source>
        <translation>自定时间：15+10 是十五分钟、每着加十秒；byo=30 是之后每着读秒三十秒；move=60 是每着不超过一分钟；40/90 是每四十着九十分钟。</translation>
    </message>
    <message>
        <source>The opening position</source>
        <translation>开局局面</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>棋盘上的局面</translation>
    </message>
    <message>
        <source>Red gives a horse</source>
        <translation>红方让一马</translation>
    </message>
    <message>
        <source>Red gives both horses</source>
        <translation>红方让双马</translation>
    </message>
    <message>
        <source>Red gives a rook</source>
        <translation>红方让一车</translation>
    </message>
    <message>
        <source>Red gives a rook and a horse</source>
        <translation>红方让车马</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>Red&apos;s engine</source>
        <translation>红方引擎</translation>
    </message>
    <message>
        <source>Black&apos;s engine</source>
        <translation>黑方引擎</translation>
    </message>
    <message>
        <source>This clock cannot be understood. Try 10+5 or 20,byo=30.</source>
        <translation>看不懂这个时间。试试 10+5 或 20,byo=30。</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>每步</translation>
    </message>
    <message>
        <source>Any depth</source>
        <translation>不限深度</translation>
    </message>
    <message>
        <source>Depth </source>
        <translation>深度 </translation>
    </message>
    <message>
        <source>Depth of the computer&apos;s search</source>
        <translation>电脑搜索的深度</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>不限时间</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds for a move of the computer</source>
        <translation>电脑每步的秒数</translation>
    </message>
    <message>
        <source>The computer moves when either is reached, or sooner by its level.</source>
        <translation>任一条件达到，电脑即走子；按其等级也可能更早。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::OwnBoardDialog</name>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>A board of one&apos;s own</source>
        <translation>自选棋盘</translation>
    </message>
    <message>
        <source>Choose a picture …</source>
        <translation>选择图片…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a picture of a board, drawn or photographed.</source>
        <translation>请选择棋盘的图片，画的或拍的均可。</translation>
    </message>
    <message>
        <source>These corners make no board: they must not cross or lie in one line.</source>
        <translation>这四个角不成棋盘：不可交叉或在一条直线上。</translation>
    </message>
    <message>
        <source>Drag the four handles to the corner points of the grid.</source>
        <translation>请将四个圆点拖到棋盘线的四角。</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1…</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::PlaySession</name>
    <message>
        <source>The engine has answered with a move that is not legal.</source>
        <translation>引擎走了不合法的着法。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::PositionEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>摆局面</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>拿走</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1走棋</translation>
    </message>
    <message>
        <source>Kings only</source>
        <translation>只留将帅</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>左右镜像</translation>
    </message>
    <message>
        <source>Exchange the sides</source>
        <translation>红黑互换</translation>
    </message>
    <message>
        <source>Position as FEN</source>
        <translation>局面 FEN</translation>
    </message>
    <message>
        <source>Use this position</source>
        <translation>使用这个局面</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The position is legal.</source>
        <translation>局面合法。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::ReportDialog</name>
    <message>
        <source>Game report</source>
        <translation>对局报告</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确度</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>最佳着法</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>缓着</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>错着</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>漏着</translation>
    </message>
    <message>
        <source>Mean loss in hundredths of a pawn</source>
        <translation>平均损失（百分之一兵）</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>评价</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>更好的着法</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The scores, marks and better moves stand in the record now.</source>
        <translation>分数、标记和更好的着法已写入棋谱。</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>从失误中学习</translation>
    </message>
    <message>
        <source>A click on a row shows it on the board.</source>
        <translation>点击一行即在棋盘上显示。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::ScoreGraph</name>
    <message>
        <source>A report draws the course of the game here</source>
        <translation>对局报告会在这里画出走势</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>As with a brush</source>
        <translation>楷体</translation>
    </message>
    <message>
        <source>As in print</source>
        <translation>宋体</translation>
    </message>
    <message>
        <source>Numbers at the edge</source>
        <translation>边线标号</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Files, as each player counts them</source>
        <translation>双方各自的路数</translation>
    </message>
    <message>
        <source>Letters and ranks</source>
        <translation>字母和行号</translation>
    </message>
    <message>
        <source>Turn the far side&apos;s pieces round, as across a table</source>
        <translation>对面的棋子倒置，如同隔桌对坐</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>Movement of pieces</source>
        <translation>走子动画</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>显示棋子可走的位置</translation>
    </message>
    <message>
        <source>Pieces can be dragged as well as clicked</source>
        <translation>棋子可点击也可拖动</translation>
    </message>
    <message>
        <source>Show scores beside the moves</source>
        <translation>在着法旁显示分数</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>跟随语言</translation>
    </message>
    <message>
        <source>Notation of moves</source>
        <translation>着法记法</translation>
    </message>
    <message>
        <source>Rules of new games</source>
        <translation>新对局的规则</translation>
    </message>
    <message>
        <source>Engine for analysis</source>
        <translation>分析用的引擎</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Moves, checks, the end and a clock that runs low are heard</source>
        <translation>走子、将军、终局和时间将尽时发出声音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>This build has no sound: the library of PulseAudio was not there.</source>
        <translation>此版本没有声音：编译时缺少 PulseAudio 库。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::StartPage</name>
    <message>
        <source>Xiangqi: play, look back, understand.</source>
        <translation>象棋：对弈、复盘、领悟。</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>Continue the game: %1</source>
        <translation>继续对局：%1</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>人机对弈</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>双人对弈</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开棋谱</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>摆局面</translation>
    </message>
    <message>
        <source>Empty board to try moves and analyse</source>
        <translation>空白棋谱：试着与分析</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
</context>
</TS>
