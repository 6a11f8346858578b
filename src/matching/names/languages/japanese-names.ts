/** A table of names in characters by how they are read, for each reading the names that have it. */
function readTable(lines: string): ReadonlyMap<string, readonly string[]> {
  const readings = new Map<string, string[]>();
  for (const line of lines.trim().split(/,\s+/u)) {
    const [reading = '', ...names] = line.split(' ');
    for (const name of names) readings.set(name, [...(readings.get(name) ?? []), reading]);
  }
  return readings;
}

/** Family names of Japan, the commonest and those of one character, as most who have them read them. */
const FAMILY_NAMES = readTable(`
  abe 阿部 安部 安倍, adachi 足立 安達, akiyama 秋山, amano 天野, ando 安藤, ao 青, aoki 青木, ara 荒, arai 新井 荒井, araki 荒木, arashi 嵐,
  asahara 麻原, asahi 旭, asano 浅野, ashi 芦, aso 麻生, azuma 東, baba 馬場, ban 伴, bando 坂東 板東, chiba 千葉, chida 千田,
  doi 土井 土肥, e 江, eguchi 江口, ekita 浴田, endo 遠藤, enomoto 榎本, eto 江藤 衛藤, fuchi 淵 渕, fuji 藤, fujii 藤井, fujikawa 藤川,
  fujimoto 藤本, fujimura 藤村, fujino 藤野, fujioka 藤岡, fujisawa 藤沢, fujita 藤田, fujiwara 藤原, fukazawa 深沢, fuku 福,
  fukuda 福田, fukuhara 福原, fukui 福井, fukumoto 福本, fukuoka 福岡, fukushima 福島, funakoshi 船越, furukawa 古川, furuta 古田,
  furuya 古谷, futami 二見, go 郷, gomi 五味, gondo 権藤, goto 後藤, hagi 萩, hagiwara 萩原, hama 浜, hamada 浜田, hamaguchi 浜口,
  hara 原, harada 原田, haraguchi 原口, harima 播磨, hasegawa 長谷川, hashimoto 橋本, hashizume 橋爪, hata 羽田 畑 秦 畠,
  hatakeyama 畠山, hatoyama 鳩山, hattori 服部, hayakawa 早川, hayasaka 早坂, hayashi 林, hazama 間, higashi 東, higashiyama 東山,
  higuchi 樋口, hino 日野, hira 平, hirai 平井, hirakawa 平川, hirano 平野, hiraoka 平岡, hirata 平田, hirayama 平山, hirose 広瀬 廣瀬,
  honda 本田 本多, honma 本間, hori 堀, horie 堀江, horiuchi 堀内, hosaka 保坂, hoshi 星, hoshino 星野, hoso 細, hosoda 細田,
  hosokawa 細川, hotta 堀田, ichikawa 市川, igarashi 五十嵐, iida 飯田, ike 池, ikeda 池田, imai 今井, inoue 井上, inui 乾, irie 入江,
  ishi 石, ishibashi 石橋, ishida 石田, ishihara 石原, ishii 石井, ishikawa 石川, ito 伊藤, iwa 岩, iwamoto 岩本, iwasaki 岩崎,
  iwata 岩田, izumi 泉, jin 神 陣, jo 城, kado 角 門, kai 海 貝, kaji 梶, kamata 鎌田, kambe 神戸, kamiya 神谷, kan 菅, kanda 神田,
  kaneko 金子, kanno 菅野, kasa 笠, kashiwa 柏, katayama 片山, kato 加藤, katsura 桂, kawa 河, kawabata 川端, kawada 川田,
  kawaguchi 川口, kawahara 河原, kawai 河合, kawakami 川上, kawamoto 川本, kawamura 川村 河村, kawasaki 川崎, kawashima 川島, kiku 菊,
  kikuchi 菊地 菊池, kikuta 菊田, kimura 木村, kinoshita 木下, kiri 桐, kishi 岸, kishida 岸田, kishimoto 岸本, kita 北,
  kitamura 北村, kiyota 清田, kobayashi 小林, kodama 児玉, koga 古賀, koike 小池, koizumi 小泉, kojima 小島, kokubu 国分, komatsu 小松,
  komiya 小宮, komuro 小室, kon 近, kondo 近藤, konishi 小西, kono 河野, kori 郡, kotani 小谷, koyama 小山, kubo 久保 窪, kubota 久保田,
  kudo 工藤, kuma 隈, kumagai 熊谷, kume 久米, kuri 栗, kuroda 黒田, kurokawa 黒川, kurosawa 黒澤 黒沢, kusaka 日下, kusano 草野,
  kusunoki 楠, kuwa 桑, kuwahara 桑原, kuzu 葛, machida 町田, maeda 前田, maki 牧 槙, makino 牧野, maruoka 丸岡, maruyama 丸山,
  masaki 正木, masuda 増田 益田, matsu 松, matsubara 松原, matsuda 松田, matsui 松井, matsumoto 松本, matsumura 松村, matsunaga 松永,
  matsuno 松野, matsuo 松尾, matsuoka 松岡, matsushita 松下, matsuura 松浦, matsuyama 松山, matsuzaki 松崎, matsuzawa 松沢,
  mayuzumi 黛, mikami 三上, miki 三木, minami 南, minamoto 源, minato 湊 港, mine 峰 峯, mishima 三島, mitani 三谷, miura 三浦,
  miya 宮, miyagawa 宮川, miyagi 宮城, miyake 三宅, miyamoto 宮本, miyashita 宮下, miyata 宮田, miyauchi 宮内, miyazaki 宮崎,
  miyazawa 宮沢, miyuki 幸, mizo 溝, mizoguchi 溝口, mizukami 水上, mizuno 水野, mizutani 水谷, mochizuki 望月, momose 百瀬,
  mori 森, morikawa 森川, morimoto 森本, morishita 森下, morita 森田, moriyama 森山, morohashi 諸橋, mukai 向井, mura 村, murai 村井,
  murakami 村上, muramatsu 村松, murata 村田, murayama 村山, muroi 室井, muto 武藤, nagai 永井 長井 永, nagano 長野 永野, nagao 長尾,
  nagashima 長島, nagata 永田, naito 内藤, naka 仲, nakagawa 中川, nakahara 中原, nakai 中井, nakajima 中島, nakamoto 中本,
  nakamura 中村, nakanishi 中西, nakano 中野, nakao 中尾, nakasone 中曽根, nakata 中田, nakatani 中谷, nakayama 中山, nanjo 南條,
  narita 成田, nemoto 根本, ninomiya 二宮, nishi 西, nishida 西田, nishiguchi 西口, nishikawa 西川, nishiki 錦, nishimoto 西本,
  nishimura 西村, nishino 西野, nishio 西尾, nishioka 西岡, nishiyama 西山, nitta 新田, niwa 丹羽, noda 野田, noguchi 野口,
  nomura 野村, nonaka 野中, nozaki 野崎, oba 大場, ochiai 落合, oda 小田 織田, odagiri 小田切, ogasawara 小笠原, ogawa 小川, ogura 小倉,
  ohara 小原, ohashi 大橋, ohira 大平, oishi 大石, oka 岡, okada 岡田, okamoto 岡本, okamura 岡村, okawa 大川, okazaki 岡崎,
  oki 大木 沖, oku 奥, okubo 大久保, okuda 奥田, okudaira 奥平, okumura 奥村, omori 大森, omura 大村, onishi 大西, ono 小野 大野,
  osada 長田, osawa 大沢 大澤, oshima 大島, ota 太田, otake 大竹, otani 大谷, otsuka 大塚, oyama 大山, ozaki 尾崎, ozawa 小沢 小澤,
  saeki 佐伯, saigo 西郷, saijo 西条, saionji 西園寺, saito 斎藤 齋藤 斉藤, sakaguchi 坂口, sakai 酒井 堺 坂井 境, sakaki 榊,
  sakakibara 榊原, sakamoto 坂本, sakata 坂田, sakuma 佐久間, sakura 桜, sakurai 桜井, sano 佐野, sasagawa 笹川, sasaki 佐佐木,
  satake 佐竹, sato 佐藤, sawa 沢 澤, sawada 沢田 澤田, seki 関, sekiguchi 関口, sekine 関根, seto 瀬戸, shiba 芝, shibasaki 柴崎,
  shibata 柴田, shiga 志賀, shigenobu 重信, shima 島 嶋, shimada 島田, shimamura 島村, shimizu 清水, shimomura 下村, shimura 志村,
  shindo 進藤 新藤, shino 篠, shintani 新谷, shiota 塩田, shirai 白井, shiraishi 白石, shirakawa 白川, shoda 正田, shoji 庄司 東海林,
  so 宗 曽 曾, soga 曽我, soma 相馬, someya 染谷, sonoda 園田, suda 須田, sudo 須藤, suenaga 末永, suga 菅, suganuma 菅沼, sugawara 菅原,
  sugi 杉, sugimoto 杉本, sugita 杉田, sugiura 杉浦, sugiyama 杉山, sumi 角, suzuki 鈴木, tachi 立, tachibana 立花 橘, taguchi 田口,
  tahara 田原, taira 平, tajima 田島, takada 高田, takagi 高木, takahashi 高橋, takai 高井, takamatsu 高松, takamura 高村,
  takano 高野, takashima 高島, takayama 高山, take 竹 武, takeda 武田 竹田, takemura 竹村, takenaka 竹中, takeshita 竹下,
  takeuchi 竹内, taki 滝 瀧, takigawa 滝川, takizawa 滝沢, tamai 玉井, tamura 田村, tanabe 田辺, tanaka 田中, tani 谷, taniguchi 谷口,
  tashiro 田代, terada 寺田, terashima 寺島, to 遠, toda 戸田, todoroki 轟, tojo 東条 東條, tokuda 徳田, tominaga 富永, tomita 富田,
  toyoda 豊田, tsubaki 椿, tsuchida 土田, tsuchiya 土屋, tsuda 津田, tsuji 辻, tsukada 塚田, tsukamoto 塚本, tsukasa 司,
  tsunoda 角田, tsuru 鶴, tsutsumi 堤, tsuzuki 都築, uchida 内田, ue 上, ueda 上田 植田, uehara 上原, ueno 上野, ume 梅, umeda 梅田,
  uno 宇野, usami 宇佐美, wada 和田, wakabayashi 若林, wakamatsu 若松, waki 脇, washi 鷲, watanabe 渡辺 渡邊 渡邉 渡部, yagi 八木,
  yajima 矢島, yamada 山田, yamagami 山上, yamagata 山形, yamagishi 山岸, yamaguchi 山口, yamakawa 山川, yamamoto 山本,
  yamamura 山村, yamamuro 山室, yamanaka 山中, yamane 山根, yamaoka 山岡, yamashita 山下, yamauchi 山内, yamazaki 山崎, yanagi 柳,
  yanagida 柳田, yanagisawa 柳沢 柳澤, yano 矢野, yasu 安, yasuda 安田, yokoi 横井, yokota 横田, yokoyama 横山, yoneda 米田,
  yoshida 吉田, yoshihara 吉原, yoshii 吉井, yoshikawa 吉川, yoshimura 吉村, yoshino 吉野, yoshioka 吉岡, yoshizawa 吉沢,
  yukawa 湯川, yuki 結城
`);

/** Given names of Japan that their characters do not tell: those of one character, and a few others. */
const GIVEN_NAMES = readTable(`
  ai 愛, akane 茜, akira 明 昭 晃 彰 章 旭 陽 朗 顕 瑛, amane 周, an 杏, ao 蒼, aoi 葵, arata 新 改, atsushi 淳 篤 敦 厚 惇 温, aya 彩 綾,
  ayaka 文香, ayako あや子, ayumi 歩, ayumu 歩, azusa 梓, dai 大, fumi 文, fumiko 芙美子, gaku 学, gen 元, go 剛,
  hajime 肇 一 元 始 創 朔, haku 博, hareaki 晴瞭, haru 晴, haruhiko 東彦, haruka 遥 遙, hayao 駿, hayate 颯, hayato 隼, hide 英 秀,
  hideki 英機, hideo 英雄, hikaru 光 輝, hiroshi 博 弘 浩 寛 宏 洋 裕 廣 広 豊, hisashi 久 尚 寿, hitomi 瞳, hitoshi 仁 均 等 斉, isamu 勇,
  isao 功 勲, itaru 格 至 達, itsuki 樹, iwao 巌 巖, izumi 泉, jin 仁, jun 純 潤 準 淳 順, kaede 楓, kaname 要, kaoru 薫 馨, katsu 勝,
  kei 啓 圭 恵 敬 慶 景, ken 健 賢, kiyoshi 清 潔 聖 澄, ko 洸 宏, kozue 梢, madoka 円, mai 舞, makoto 誠 諒 亮 真 允 信, mamoru 守 衛 護,
  manabu 学, masaru 勝 賢 優 大, masashi 正 雅, megumi 恵, midori 緑 碧 翠, minato 湊, minoru 実 稔 穣, misao 操, mitsuru 満 充,
  miyabi 雅, miyako 都, motoi 基, noboru 昇 登, nozomi 望, nozomu 望, osamu 修 治 理 紀 収, ren 蓮, riku 陸, rin 凜 凛 鈴, ritsu 律,
  ryo 亮 涼 遼 諒 凌, sachi 幸, sakura 桜, satoru 悟 智 聡 暁 覚 了, satoshi 聡 智 敏 慧 賢 啓 理 哲, shigeru 茂 繁 滋, shinobu 忍,
  shizue 静江, shizuka 静, sho 翔, shoji 庄司 昭二 正二, shozo 正三, shu 秀, shun 俊, so 惣 壮, suguru 傑 卓 英, susumu 進,
  tadashi 正 忠 義 匡 貞 禎 紀, takashi 隆 孝 崇 卓 敬 尚 俊 嵩 喬 貴 堯, takeshi 武 猛 毅 健 孟 丈 威 岳 彪, taku 拓, takumi 匠 巧, tamaki 環,
  tamotsu 保, tetsu 哲 鉄 徹, toru 徹 透 亨, toshi 敏, toshiro 敏郎, tsubaki 椿, tsubasa 翼, tsutomu 勉 力 努 務 孜 励,
  tsuyoshi 剛 毅 強, wataru 渉 渡 航 恒, yasushi 泰 靖 康 寧 恭, yo 洋 葉, yoshihide 義偉, yoshinori 絆誠, yu 優 勇, yuki 雪 由紀,
  yutaka 豊 裕, yuzuru 譲
`);

/** How a Japanese family name in characters, or a given name of those that are read in no other way, is read in romaji. */
export const namesInJapanese = (characters: string): readonly string[] => [
  ...(FAMILY_NAMES.get(characters) ?? []),
  ...(GIVEN_NAMES.get(characters) ?? []),
];

/** True for a family name of Japan, as "佐佐木", of which the second character may be written as a mark. */
export const isJapaneseFamilyName = (characters: string): boolean => FAMILY_NAMES.has(characters);
