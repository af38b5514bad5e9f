<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>OwnPictures</name>
    <message>
        <source>%1 cannot be read as a picture.</source>
        <translation>%1 不是可讀取的圖片。</translation>
    </message>
    <message>
        <source>There are no pictures of these names: %1.</source>
        <translation>缺少以下名稱的圖片：%1。</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>This is no game record.</source>
        <translation>這不是棋譜。</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>裡面沒有棋局。</translation>
    </message>
    <message>
        <source>The start position of this game is not legal, so that its moves cannot be shown.</source>
        <translation>這局棋的起始局面不合法，著法無法顯示。</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>剪貼簿裡沒有文字。</translation>
    </message>
    <message>
        <source>The text is neither a position nor a game in a known form.</source>
        <translation>這段文字既不是局面，也不是已知格式的棋譜。</translation>
    </message>
    <message>
        <source>This kind of file cannot be written: %1</source>
        <translation>不能寫這種檔案：%1</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有檔案</translation>
    </message>
    <message>
        <source>game</source>
        <translation>棋譜</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::AnalysisPane</name>
    <message>
        <source>The game is over here.</source>
        <translation>棋局到此結束。</translation>
    </message>
    <message>
        <source>depth %1 · %2 positions/s</source>
        <translation>深度 %1 · 每秒 %2 局面</translation>
    </message>
    <message>
        <source>Double-click to write the line into the game</source>
        <translation>雙擊把這一變寫進棋譜</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Let an engine look at the position (A)</source>
        <translation>讓引擎分析目前局面 (A)</translation>
    </message>
    <message>
        <source>How many lines are shown</source>
        <translation>顯示幾個變化</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>最佳變化</translation>
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
        <translation>紅方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
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
        <translation>篩選：棋手、賽事、日期、結果、檔案</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>此局面</translation>
    </message>
    <message>
        <source>Only games in whose main line the position on the board occurs</source>
        <translation>只列主變中出現棋盤上這一局面的棋局</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::CornerPicker</name>
    <message>
        <source>Corners of the grid</source>
        <translation>棋盤四角</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::EngineLogWindow</name>
    <message>
        <source>Engine log</source>
        <translation>引擎日誌</translation>
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
        <translation>暫停</translation>
    </message>
    <message>
        <source>&gt; to the engine   &lt; from the engine   -- about it</source>
        <translation>&gt; 發給引擎   &lt; 引擎發來   -- 說明</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>無法寫入檔案。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::EngineRunner</name>
    <message>
        <source>The program cannot be found. Choose where it is.</source>
        <translation>找不到程式，請選擇它的位置。</translation>
    </message>
    <message>
        <source>The file cannot be run: it is no program for this system, or may not be run.</source>
        <translation>檔案不能執行：它不是本系統的程式，或者沒有執行權限。</translation>
    </message>
    <message>
        <source>The system could not start the program: %1</source>
        <translation>系統無法啟動程式：%1</translation>
    </message>
    <message>
        <source>The program has not introduced itself: it does not seem to be an engine for UCI or UCCI.</source>
        <translation>程式沒有應答：它似乎不是 UCI 或 UCCI 引擎。</translation>
    </message>
    <message>
        <source>The engine does not play xiangqi.</source>
        <translation>這個引擎不下象棋。</translation>
    </message>
    <message>
        <source>The engine refuses a setting: %1</source>
        <translation>引擎拒絕了一項設定：%1</translation>
    </message>
    <message>
        <source>The engine has not got ready in time.</source>
        <translation>引擎沒有及時準備好。</translation>
    </message>
    <message>
        <source>The engine cannot be told what is wanted: %1</source>
        <translation>無法把要求告訴引擎：%1</translation>
    </message>
    <message>
        <source>The engine has ended by itself (%1).</source>
        <translation>引擎自行退出了（%1）。</translation>
    </message>
    <message>
        <source>The engine does not answer any more; it has been ended.</source>
        <translation>引擎不再應答，已被結束。</translation>
    </message>
    <message>
        <source>Process %1: %2</source>
        <translation>行程 %1：%2</translation>
    </message>
    <message>
        <source>The engine has been ended.</source>
        <translation>引擎已結束。</translation>
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
        <translation>新增…</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>選擇…</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新詢問</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>參數</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>選擇引擎</translation>
    </message>
    <message>
        <source>Add the program of an engine that speaks UCI or UCCI. Chuhe&apos;s own engine is always there.</source>
        <translation>請新增支援 UCI 或 UCCI 的引擎程式。楚河自己的引擎總是可用。</translation>
    </message>
    <message>
        <source>Asking the engine what it is …</source>
        <translation>正在詢問引擎…</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::GameDesk</name>
    <message>
        <source>This is an earlier position of the game. Press End to go back to it.</source>
        <translation>這是對局較早的局面。按 End 鍵回到目前局面。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>對局已暫停。</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <translation>輪到電腦走。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::LessonDialog</name>
    <message>
        <source>Show the solution</source>
        <translation>顯示答案</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>從失誤中學習</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Whose mistakes</source>
        <translation>哪一方的失誤</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>There is no mistake of this side to learn from.</source>
        <translation>這一方沒有可供學習的失誤。</translation>
    </message>
    <message>
        <source>Found %1 of %2.</source>
        <translation>找到 %1 個，共 %2 個。</translation>
    </message>
    <message>
        <source>%1 played %2 here: %3. Find a better move.</source>
        <translation>%1在此走了 %2：%3。請找出更好的著法。</translation>
    </message>
    <message>
        <source>Looking at %1 …</source>
        <translation>正在分析 %1…</translation>
    </message>
    <message>
        <source>%1 is the best move.</source>
        <translation>%1 是最佳著法。</translation>
    </message>
    <message>
        <source>%1 is a good move, too. The best one: %2</source>
        <translation>%1 也是好棋。最佳著法：%2</translation>
    </message>
    <message>
        <source>%1: %2. It leaves %3 % of the points to expect, where %4 % can be had. Try again.</source>
        <translation>%1：%2。走後預期得分 %3 %，本可有 %4 %。請再試。</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>更好：%1</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再來一遍</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳過</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一個</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::MainWindow</name>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋局</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>這一著的註解</translation>
    </message>
    <message>
        <source>Type a move, in any notation</source>
        <translation>輸入著法，任何記法都行</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
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
        <translation>規則：%1</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>對局結束</translation>
    </message>
    <message>
        <source>The position has been repeated. The arbiter&apos;s note:</source>
        <translation>局面重複，裁判的說明：</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>Game report</source>
        <translation>對局報告</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>棋局未儲存</translation>
    </message>
    <message>
        <source>The game on the board has not been saved.</source>
        <translation>棋盤上的棋局還沒有儲存。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不儲存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>對局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New game …</source>
        <translation>新對局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Empty record</source>
        <translation>空白棋譜(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;folder …</source>
        <translation>開啟資料夾(&amp;F)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近的檔案(&amp;R)</translation>
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
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>另存為(&amp;A)…</translation>
    </message>
    <message>
        <source>About &amp;this game …</source>
        <translation>棋局資訊(&amp;T)…</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>匯出(&amp;X)</translation>
    </message>
    <message>
        <source>Picture of the board …</source>
        <translation>棋盤圖片…</translation>
    </message>
    <message>
        <source>Animation of the game …</source>
        <translation>對局動畫…</translation>
    </message>
    <message>
        <source>PDF …</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>起始頁</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Paste game or position</source>
        <translation>貼上棋局或局面(&amp;P)</translation>
    </message>
    <message>
        <source>Copy position (&amp;FEN)</source>
        <translation>複製局面(&amp;FEN)</translation>
    </message>
    <message>
        <source>Copy game (&amp;PGN)</source>
        <translation>複製棋局(&amp;PGN)</translation>
    </message>
    <message>
        <source>Copy game (&amp;DhtmlXQ)</source>
        <translation>複製棋局(&amp;DhtmlXQ)</translation>
    </message>
    <message>
        <source>Copy &amp;moves as text</source>
        <translation>複製著法文字(&amp;M)</translation>
    </message>
    <message>
        <source>Copy picture of the &amp;board</source>
        <translation>複製棋盤圖片(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Set up a position …</source>
        <translation>擺局面(&amp;S)…</translation>
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
        <translation>暫停(&amp;P)</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>提和(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>認輸(&amp;R)</translation>
    </message>
    <message>
        <source>Play on from here …</source>
        <translation>從這裡繼續下…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>覆盤(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>最初局面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>後退(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>前進(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>最後局面(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Replay by itself</source>
        <translation>自動演示(&amp;R)</translation>
    </message>
    <message>
        <source>Next &amp;variation</source>
        <translation>下一變著(&amp;V)</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>上一變著</translation>
    </message>
    <message>
        <source>Move variation &amp;up</source>
        <translation>變著上移(&amp;U)</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>設為主線(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Delete this move and what follows</source>
        <translation>刪除這一著及其後(&amp;D)</translation>
    </message>
    <message>
        <source>Mar&amp;k the move</source>
        <translation>標記著法(&amp;K)</translation>
    </message>
    <message>
        <source>! good</source>
        <translation>! 好著</translation>
    </message>
    <message>
        <source>? mistake</source>
        <translation>? 錯著</translation>
    </message>
    <message>
        <source>!! excellent</source>
        <translation>!! 妙著</translation>
    </message>
    <message>
        <source>?? blunder</source>
        <translation>?? 漏著</translation>
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
        <translation>對局報告(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>翻轉棋盤(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Engines …</source>
        <translation>引擎(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Settings …</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>楓木</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>胡桃木</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>紙</translation>
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
        <translation>高對比</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>棋子(&amp;I)</translation>
    </message>
    <message>
        <source>Traditional characters</source>
        <translation>繁體字</translation>
    </message>
    <message>
        <source>Simplified characters</source>
        <translation>簡體字</translation>
    </message>
    <message>
        <source>International signs</source>
        <translation>國際圖形</translation>
    </message>
    <message>
        <source>&amp;Light and dark</source>
        <translation>明暗(&amp;L)</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>語言(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快速鍵(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Chuhe</source>
        <translation>關於楚河(&amp;A)</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>開啟資料夾</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已儲存：%1</translation>
    </message>
    <message>
        <source>Saved. This kind of file cannot hold: %1.</source>
        <translation>已儲存。這種檔案存不下：%1。</translation>
    </message>
    <message>
        <source>The position is in the clipboard.</source>
        <translation>局面已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>The game is in the clipboard.</source>
        <translation>棋局已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>The moves are in the clipboard.</source>
        <translation>著法已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>圖片已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>棋盤圖片</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>檔案無法寫入。</translation>
    </message>
    <message>
        <source>Animation of the game</source>
        <translation>對局動畫</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>A game is in progress: end it before you set up a position.</source>
        <translation>對局正在進行：請先結束對局再擺局面。</translation>
    </message>
    <message>
        <source>The computer declines the draw.</source>
        <translation>電腦不同意和棋。</translation>
    </message>
    <message>
        <source>Looking for a good move …</source>
        <translation>正在尋找好著…</translation>
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
        <translation>拒絕</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Do you give up this game?</source>
        <translation>你要認輸嗎？</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>繼續下</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>對局已暫停。</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>%1 cannot go on.</source>
        <translation>%1 無法繼續。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重試</translation>
    </message>
    <message>
        <source>Engines …</source>
        <translation>引擎…</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>離開對局</translation>
    </message>
    <message>
        <source>Looking at every move of the game …</source>
        <translation>正在檢查每一著…</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>棋局資訊</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>標題</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>紅方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Red&apos;s team</source>
        <translation>紅方隊伍</translation>
    </message>
    <message>
        <source>Black&apos;s team</source>
        <translation>黑方隊伍</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Comments by</source>
        <translation>評註者</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>On the board: Tab goes there, the arrows move a cursor, Return picks up and puts down, Escape gives the arrows back to the game. The wheel leafs through the game.</source>
        <translation>在棋盤上：Tab 鍵進入，方向鍵移動游標，Enter 鍵拿起和放下，Esc 鍵把方向鍵還給棋局。滾輪翻看棋局。</translation>
    </message>
    <message>
        <source>About Chuhe</source>
        <translation>關於楚河</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Xiangqi: play, look back, understand.</source>
        <translation>象棋：對弈、覆盤、領悟。</translation>
    </message>
    <message>
        <source>Licence: Apache 2.0. The characters on the pieces are those of LXGW WenKai and Noto Serif CJK, SIL Open Font License.</source>
        <translation>授權：Apache 2.0。棋子上的字取自霞鶩文楷和思源宋體，SIL 開放字型授權。</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>聲音(&amp;O)</translation>
    </message>
    <message>
        <source>Engine &amp;log</source>
        <translation>引擎日誌(&amp;L)</translation>
    </message>
    <message>
        <source>Engine log</source>
        <translation>引擎日誌</translation>
    </message>
    <message>
        <source>A picture of one&apos;s own …</source>
        <translation>自選圖片…</translation>
    </message>
    <message>
        <source>Pictures of one&apos;s own …</source>
        <translation>自選圖片…</translation>
    </message>
    <message>
        <source>Pieces of one&apos;s own</source>
        <translation>自選棋子</translation>
    </message>
    <message>
        <source>Choose a folder with fourteen pictures, red_king.png to black_pawn.png.</source>
        <translation>請選擇含有十四張圖片的資料夾，從 red_king.png 到 black_pawn.png。</translation>
    </message>
    <message>
        <source>The others: advisor, elephant, horse, rook, cannon. Short names such as RK.png and bc.svg are known too.</source>
        <translation>其餘為：advisor（士）、elephant（象）、horse（馬）、rook（車）、cannon（炮）。也可用 RK.png、bc.svg 之類的短名。</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>選擇…</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>正在寫入 %1…</translation>
    </message>
    <message>
        <source>The window closes when all has been written.</source>
        <translation>全部寫完後視窗即關閉。</translation>
    </message>
    <message>
        <source>Printing …</source>
        <translation>正在列印…</translation>
    </message>
    <message>
        <source>The game has been printed.</source>
        <translation>棋局已列印。</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>列印</translation>
    </message>
    <message>
        <source>The game cannot be printed.</source>
        <translation>無法列印這盤棋。</translation>
    </message>
    <message>
        <source>Reading pictures …</source>
        <translation>正在讀取圖片…</translation>
    </message>
    <message>
        <source>Lear&amp;n from mistakes …</source>
        <translation>從失誤中學習(&amp;N)…</translation>
    </message>
    <message>
        <source>Delete moves</source>
        <translation>刪除著法</translation>
    </message>
    <message>
        <source>%1 moves are deleted, variations counted in.</source>
        <translation>將刪除 %1 步著法（包括變著）。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>&amp;Undo change</source>
        <translation>復原變更(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo change</source>
        <translation>重做變更(&amp;R)</translation>
    </message>
    <message>
        <source>Deleted. &quot;Undo change&quot; in the menu &quot;Edit&quot; brings it back.</source>
        <translation>已刪除。可用「編輯」選單中的「復原變更」還原。</translation>
    </message>
    <message>
        <source>Reading the text …</source>
        <translation>正在讀取文字…</translation>
    </message>
    <message>
        <source>The mouse&apos;s right button draws arrows and rings, and takes them away.</source>
        <translation>右鍵可畫箭頭和圓圈，再畫一次即去掉。</translation>
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
        <translation>新對局</translation>
    </message>
    <message>
        <source>You play Red against the computer</source>
        <translation>你執紅對電腦</translation>
    </message>
    <message>
        <source>You play Black against the computer</source>
        <translation>你執黑對電腦</translation>
    </message>
    <message>
        <source>Two people at this board</source>
        <translation>兩人在此對弈</translation>
    </message>
    <message>
        <source>Engine against engine</source>
        <translation>引擎對引擎</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>不計時</translation>
    </message>
    <message>
        <source>5 minutes + 3 seconds a move</source>
        <translation>5 分鐘，每著加 3 秒</translation>
    </message>
    <message>
        <source>10 minutes + 5 seconds a move</source>
        <translation>10 分鐘，每著加 5 秒</translation>
    </message>
    <message>
        <source>20 minutes + 10 seconds a move</source>
        <translation>20 分鐘，每著加 10 秒</translation>
    </message>
    <message>
        <source>60 minutes + 30 seconds a move</source>
        <translation>60 分鐘，每著加 30 秒</translation>
    </message>
    <message>
        <source>10 minutes, then 30 seconds for each move</source>
        <translation>10 分鐘，之後讀秒 30 秒</translation>
    </message>
    <message>
        <source>20 minutes, then 60 seconds for each move</source>
        <translation>20 分鐘，之後讀秒 60 秒</translation>
    </message>
    <message>
        <source>30 seconds for each move</source>
        <translation>每著 30 秒</translation>
    </message>
    <message>
        <source>20 minutes, no move longer than 60 seconds</source>
        <translation>局時 20 分鐘，步時 60 秒</translation>
    </message>
    <message>
        <source>90 minutes for each 40 moves</source>
        <translation>每 40 著 90 分鐘</translation>
    </message>
    <message>
        <source>A clock of your own: 15+10 is fifteen minutes and ten seconds for each move, byo=30 thirty seconds for each move after that, move=60 no move longer than a minute, 40/90 ninety minutes for each forty moves.</source>
        <translation>自訂時間：15+10 是十五分鐘、每著加十秒；byo=30 是之後每著讀秒三十秒；move=60 是每著不超過一分鐘；40/90 是每四十著九十分鐘。</translation>
    </message>
    <message>
        <source>The opening position</source>
        <translation>開局局面</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>棋盤上的局面</translation>
    </message>
    <message>
        <source>Red gives a horse</source>
        <translation>紅方讓一馬</translation>
    </message>
    <message>
        <source>Red gives both horses</source>
        <translation>紅方讓雙馬</translation>
    </message>
    <message>
        <source>Red gives a rook</source>
        <translation>紅方讓一車</translation>
    </message>
    <message>
        <source>Red gives a rook and a horse</source>
        <translation>紅方讓車馬</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始</translation>
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
        <translation>等級</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>Red&apos;s engine</source>
        <translation>紅方引擎</translation>
    </message>
    <message>
        <source>Black&apos;s engine</source>
        <translation>黑方引擎</translation>
    </message>
    <message>
        <source>This clock cannot be understood. Try 10+5 or 20,byo=30.</source>
        <translation>看不懂這個時間。試試 10+5 或 20,byo=30。</translation>
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
        <translation>電腦搜索的深度</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>不限時間</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds for a move of the computer</source>
        <translation>電腦每步的秒數</translation>
    </message>
    <message>
        <source>The computer moves when either is reached, or sooner by its level.</source>
        <translation>任一條件達到，電腦即走子；按其等級也可能更早。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::OwnBoardDialog</name>
    <message>
        <source>Pictures</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>A board of one&apos;s own</source>
        <translation>自選棋盤</translation>
    </message>
    <message>
        <source>Choose a picture …</source>
        <translation>選擇圖片…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a picture of a board, drawn or photographed.</source>
        <translation>請選擇棋盤的圖片，畫的或拍的均可。</translation>
    </message>
    <message>
        <source>These corners make no board: they must not cross or lie in one line.</source>
        <translation>這四個角不成棋盤：不可交叉或在一條直線上。</translation>
    </message>
    <message>
        <source>Drag the four handles to the corner points of the grid.</source>
        <translation>請將四個圓點拖到棋盤線的四角。</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>正在讀取 %1…</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::PlaySession</name>
    <message>
        <source>The engine has answered with a move that is not legal.</source>
        <translation>引擎走了不合法的著法。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::PositionEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>擺局面</translation>
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
        <translation>只留將帥</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>左右鏡像</translation>
    </message>
    <message>
        <source>Exchange the sides</source>
        <translation>紅黑互換</translation>
    </message>
    <message>
        <source>Position as FEN</source>
        <translation>局面 FEN</translation>
    </message>
    <message>
        <source>Use this position</source>
        <translation>使用這個局面</translation>
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
        <translation>對局報告</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>準確度</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>最佳著法</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>緩著</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>錯著</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>漏著</translation>
    </message>
    <message>
        <source>Mean loss in hundredths of a pawn</source>
        <translation>平均損失（百分之一兵）</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>評價</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>更好的著法</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>The scores, marks and better moves stand in the record now.</source>
        <translation>分數、標記和更好的著法已寫入棋譜。</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>從失誤中學習</translation>
    </message>
    <message>
        <source>A click on a row shows it on the board.</source>
        <translation>點按一列即在棋盤上顯示。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::ScoreGraph</name>
    <message>
        <source>A report draws the course of the game here</source>
        <translation>對局報告會在這裡畫出走勢</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字體</translation>
    </message>
    <message>
        <source>As with a brush</source>
        <translation>楷體</translation>
    </message>
    <message>
        <source>As in print</source>
        <translation>宋體</translation>
    </message>
    <message>
        <source>Numbers at the edge</source>
        <translation>邊線標號</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Files, as each player counts them</source>
        <translation>雙方各自的路數</translation>
    </message>
    <message>
        <source>Letters and ranks</source>
        <translation>字母和行號</translation>
    </message>
    <message>
        <source>Turn the far side&apos;s pieces round, as across a table</source>
        <translation>對面的棋子倒置，如同隔桌對坐</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>Movement of pieces</source>
        <translation>走子動畫</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>顯示棋子可走的位置</translation>
    </message>
    <message>
        <source>Pieces can be dragged as well as clicked</source>
        <translation>棋子可點擊也可拖動</translation>
    </message>
    <message>
        <source>Show scores beside the moves</source>
        <translation>在著法旁顯示分數</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>跟隨語言</translation>
    </message>
    <message>
        <source>Notation of moves</source>
        <translation>著法記法</translation>
    </message>
    <message>
        <source>Rules of new games</source>
        <translation>新對局的規則</translation>
    </message>
    <message>
        <source>Engine for analysis</source>
        <translation>分析用的引擎</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Moves, checks, the end and a clock that runs low are heard</source>
        <translation>走子、將軍、終局和時間將盡時發出聲音</translation>
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
        <translation>此版本沒有聲音：編譯時缺少 PulseAudio 程式庫。</translation>
    </message>
</context>
<context>
    <name>chuhe::desktop::StartPage</name>
    <message>
        <source>Xiangqi: play, look back, understand.</source>
        <translation>象棋：對弈、覆盤、領悟。</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>繼續對局</translation>
    </message>
    <message>
        <source>Continue the game: %1</source>
        <translation>繼續對局：%1</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>人機對弈</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>雙人對弈</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>開啟棋譜</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>擺局面</translation>
    </message>
    <message>
        <source>Empty board to try moves and analyse</source>
        <translation>空白棋譜：試著與分析</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的檔案</translation>
    </message>
</context>
</TS>
