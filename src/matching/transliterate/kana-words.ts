import { WORDS_IN_CHARACTERS } from '../knowledge/words-in-characters.ts';
import { lettersInKana } from './letters-in-kana.ts';
import { WORDS_OF_SHIPS_IN_KANA } from './words-of-ships.ts';

/**
 * English words that names of organisations have in kana. Their sound is not their spelling ("ユニバーシティー" yunibashiti), so
 * they are read as the words that they are.
 */
const WORDS =
  'オウム=aum コンバタント=combatant コンバタンツ=combatants ブリゲイズ=brigades ブリゲーズ=brigades サービスィーズ=services プロジェクツ=projects アーキテクチュラル=architectural プロプライエタリー=proprietary エイジアン=asian エージアン=asian アジアン=asian タイガー=tiger タイガーズ=tigers コープ=corp インフォマティックス=informatics インフォマティクス=informatics アラブ=arab パーパス=purpose エレクトロテクニカル=electrotechnical キャタピラー=caterpillar トラクターズ=tractors ナビゲーション=navigation ラジオナビゲーション=radionavigation アイスバーグ=iceberg ハッキング=hacking インターネット=internet フェデラル=federal ラボ=lab ラボラトリ=laboratory スリー=three ペトロケミカルズ=petrochemicals リファイナリー=refinery エキスプレス=express オーバーシーズ=overseas シーウェイ=seaway シーフード=seafood フィッシャリー=fishery フィッシング=fishing ゼネラル=general エージェント=agent エージェンツ=agents ブローカー=broker ブローカーズ=brokers コモディティ=commodity コモディティーズ=commodities コントラクティング=contracting コントラクター=contractor ラインズ=lines ナビゲーター=navigator オペレーター=operator オーナー=owner クラシフィケーション=classification アドバイザリー=advisory アドバイザーズ=advisers インベスター=investor インベストメンツ=investments エクイティ=equity アセット=asset リテール=retail ホールセール=wholesale ファッション=fashion テキスタイル=textile テキスタイルズ=textiles ガーメント=garment セメンツ=cements タバコ=tobacco シュガー=sugar オイルズ=oils ガスプロム=gazprom マインズ=mines ミネラルズ=minerals メタルズ=metals セミコンダクター=semiconductor マイクロチップ=microchip チップス=chips テレコミュニケーションズ=telecommunications テレコミュニケーション=telecommunication サテライト=satellite ドローン=drone ロボット=robot スマート=smart アプライド=applied リサーチャー=researcher インスティテューツ=institutes ポリテクニック=polytechnic ユニバーシティーズ=universities コミッション=commission コミッティ=committee カウンシルズ=councils アソシエーツ=associates アソシエイツ=associates アソシエイテッド=associated アトランティック=atlantic ユーラシア=eurasia ユーラシアン=eurasian ヨーロッパ=europe ヨーロピアン=european アラビアン=arabian ペルシャ=persian ガルフ=gulf デルタ=delta オリエンタル=oriental オリエント=orient ドラゴン=dragon イーグル=eagle トレーディング=trading リース=leasing リーシング=leasing ロジスティックス=logistics カンパニー=company コーポレーション=corporation リミテッド=limited バンク=bank ユニバーシティー=university ユニバーシティ=university ' +
  'リサーチ=research センター=center インダストリーズ=industries インダストリー=industry インダストリアル=industrial エンタープライズ=enterprise エンタープライゼス=enterprises ' +
  'グループ=group ホールディングス=holdings ホールディング=holding インベストメント=investment インベストメンツ=investments デベロップメント=development ' +
  'ディベロップメント=development テクノロジー=technology テクノロジーズ=technologies エレクトロニクス=electronics エンジニアリング=engineering インターナショナル=international ' +
  'ナショナル=national サービス=service サービシーズ=services シッピング=shipping マリタイム=maritime マリン=marine エアラインズ=airlines エアライン=airline エア=air ' +
  'アビエーション=aviation エイビエーション=aviation ケミカル=chemical ペトロケミカル=petrochemical ペトロリアム=petroleum オイル=oil ガス=gas エナジー=energy パワー=power ' +
  'スチール=steel メタル=metal マシナリー=machinery メカニカル=mechanical ファクトリー=factory プラント=plant コンストラクション=construction トランスポート=transport ' +
  'ロジスティクス=logistics インシュアランス=insurance ファイナンス=finance ファイナンシャル=financial クレジット=credit エクスチェンジ=exchange ファンド=fund ' +
  'ファウンデーション=foundation オーガニゼーション=organization アソシエーション=association インスティテュート=institute インスティチュート=institute ラボラトリー=laboratory ' +
  'ラボラトリーズ=laboratories ニュークリア=nuclear ニュークリアー=nuclear フュール=fuel フューエル=fuel プロダクション=production プロダクツ=products ' +
  'マニュファクチャリング=manufacturing インポート=import エクスポート=export ビジネス=business コマーシャル=commercial ジェネラル=general セントラル=central ファースト=first ' +
  'ニュー=new イースト=east ウエスト=west ウェスト=west ノース=north サウス=south ミサイル=missile ディフェンス=defence ミリタリー=military エアロスペース=aerospace ' +
  'スペース=space システムズ=systems システム=system メディカル=medical ファーマシューティカル=pharmaceutical フード=food フーズ=foods オブ=of アンド=and フォー=for ' +
  'ザ=the サポーターズ=supporters デパートメント=department コミッティー=committee カウンシル=council ユニオン=union ムーブメント=movement フロント=front アーミー=army ' +
  'エルエルシー=llc パブリック=public ジョイント=joint ストック=stock コンツェルン=concern フェデレーション=federation ステート=state ' +
  'イスラム=islamic イスラーム=islamic イスラミック=islamic ソリューションズ=solutions ソリューション=solution プロジェクト=project デザイン=design オートメーション=automation プロダクト=product ' +
  'マネジメント=management マネージメント=management コンサルティング=consulting セキュリティ=security セキュリティー=security サイエンス=science サイエンティフィック=scientific ' +
  'エデュケーション=education エジュケーション=education カルチャー=culture ソサエティ=society ソサイエティー=society アカデミー=academy カレッジ=college スクール=school ホスピタル=hospital ' +
  'マーケット=market マーケティング=marketing ストア=store ショップ=shop モーターズ=motors モーター=motor オート=auto エンジン=engine アグリカルチャー=agriculture ミネラル=mineral マイニング=mining ' +
  'ゴールド=gold ダイヤモンド=diamond フィルム=film メディア=media テレビ=television ラジオ=radio ネットワーク=network デジタル=digital データ=data コンピューター=computer ソフトウェア=software ' +
  'アジア=asia エレクトロメカニカル=electromechanical エネルギー=energy エイド=aid リペア=repair ファクトリーズ=factories インストルメント=instrument インストルメンツ=instruments プレシジョン=precision ジンク=zinc アグリカルチュラル=agricultural エキスポ=expo ナチュラル=natural マシーナリー=machinery ' +
  'アーマード=armored アーマー=armor メイキング=making セコンド=second セカンド=second サード=third アーセナル=arsenal ケミカルズ=chemicals ピースキーピング=peacekeeping レジメント=regiment サボタージュ=sabotage ブリゲイド=brigade ' +
  'レボルーショナリー=revolutionary レボリューショナリー=revolutionary サイエンシーズ=sciences ユニティ=unity エクスプロレーション=exploration メディシン=medicine セラミック=ceramic セラミックス=ceramics マラカイト=malachite カスピ=caspian ' +
  'マシン=machine マシーン=machine トラクター=tractor プログレス=progress エミグランツ=emigrants セブンス=7 アーティファクト=artifact エコノミー=economy ソーラー=solar レーザー=laser オプティクス=optics センサー=sensor ' +
  'ガーディアンズ=guardians ピース=peace フォーリン=foreign トレード=trade ベース=base カントリー=country オーガナイゼーション=organization オーガニゼーション=organization ソルジャーズ=soldiers ゴッド=god ' +
  'ライチャス=righteous ピュア=pure ピュアー=pure カリフェイト=caliphate ストラテジック=strategic フォース=force フォースィーズ=forces フォーセズ=forces フォーシズ=forces エンジニア=engineer エンジニアズ=engineers パイオニア=pioneer ' +
  'メタラジー=metallurgy メタラージー=metallurgy アミュニション=ammunition エクスターナル=external インターナル=internal オーバーシーズ=overseas カンパニーズ=companies ヘッドクウォーターズ=headquarters ヘッドクォーターズ=headquarters ' +
  'キャッシュ=cash マネー=money カレンシー=currency サプライ=supply サプライズ=supplies サプライヤー=supplier クルー=crew ガイダンス=guidance アジテーション=agitation プロパガンダ=propaganda コンプレックス=complex ロケット=rocket ' +
  'リバーズ=rivers リバー=river ツー=two ランド=land マニュファクチュアリング=manufacturing マニュファクチャー=manufacture ビルディング=building デヴェロップメント=development スペシャル=special オペレーション=operation ' +
  'オペレーションズ=operations ブリゲード=brigade バタリオン=battalion プロビンス=province リージョン=region ポリティカル=political エコノミック=economic ソーシャル=social ヘルス=health ウォーター=water ファーム=farm ' +
  'ウッド=wood ペーパー=paper ストーン=stone シルバー=silver スター=star ムーン=moon ブルー=blue レッド=red ブラック=black ホワイト=white グリーン=green ゴールデン=golden ライト=light ' +
  'エクイップメント=equipment インスツルメンツ=instruments インスツルメント=instrument ツール=tool ツールズ=tools マテリアル=material マテリアルズ=materials アビオニクス=avionics ヘリコプター=helicopter ヘリコプターズ=helicopters ' +
  'エアクラフト=aircraft エアポート=airport ポート=port シップ=ship シップビルディング=shipbuilding シップヤード=shipyard タンカー=tanker ターミナル=terminal キャピタル=capital バンキング=banking コミュニケーションズ=communications ' +
  'コミュニケーション=communication テレコム=telecom インフォメーション=information コントロール=control テクニカル=technical テクニクス=technics メカニクス=mechanics オプティカル=optical オプトロニクス=optronics エレクトロニック=electronic ' +
  'エレクトリック=electric アドバンスド=advanced アカデミック=academic モダン=modern ジャパン=japan トラスト=trust エステート=estate プロパティ=property プロパティーズ=properties ホテル=hotel レストラン=restaurant ツーリズム=tourism トラベル=travel ' +
  'ツアー=tour カーゴ=cargo フォワーディング=forwarding エクスプレス=express ディストリビューション=distribution ウェポンズ=weapons アームズ=arms アーマメント=armament アーマメンツ=armaments ディレクトレート=directorate ミニストリー=ministry ' +
  'ガバメント=government パーティー=party ピープルズ=peoples ピープル=people ワーカーズ=workers ユース=youth ウィメン=women ファイターズ=fighters マーターズ=martyrs リベレーション=liberation ' +
  'ポートフォリオ=portfolio ベンチャー=venture パートナーズ=partners パートナー=partner ブラザーズ=brothers アライアンス=alliance リーグ=league クラブ=club コングレス=congress ' +
  'エージェンシー=agency オーソリティ=authority オフィス=office ビューロー=bureau インスティテューション=institution レジスタンス=resistance ' +
  'ユニット=unit コンビナート=kombinat ロイヤル=royal リパブリック=republic ワールド=world グローバル=global ユニバーサル=universal ' +
  'レーダー=radar テスト=test モジュール=module コンピューティング=computing カートリッジ=cartridge バッテリー=battery コンサルタント=consultant コンサルタンツ=consultants エンジニアーズ=engineers オーシャン=ocean プライベート=private アトミック=atomic アルファ=alpha ' +
  'リーダー=leader タイム=time チーム=team リソースィズ=resources リソーシズ=resources リソース=resource ミュニションズ=munitions アドミニストレーション=administration ディヴィジョン=division ディビジョン=division ユナイテッド=united ブランチ=branch ブリッジ=bridge ' +
  'インストルメンテーション=instrumentation アヴィエーション=aviation アヴィア=avia クオンタム=quantum マシーンズ=machines マシンズ=machines テクニック=technic メタリック=metallic ' +
  'プログラム=program プログラムズ=programs ファミリー=family サービシズ=services マシナリ=machinery エンジニアリングズ=engineering トレーディングズ=trading インシュランス=insurance テック=tech クロコダイル=crocodile ' +
  'モスク=mosque カルテル=cartel ハウス=house シティ=city シティー=city エンターテインメント=entertainment エンターテイメント=entertainment プリペイド=prepaid ペイメント=payment ペイメンツ=payments カード=card モバイル=mobile ' +
  'プロテクション=protection レスキュー=rescue リリーフ=relief チャリティ=charity チャリティー=charity ヒューマニタリアン=humanitarian プロバイダー=provider ファンデーション=foundation ステーション=station ターンキー=turnkey ' +
  'プロキュアメント=procurement セーフティ=safety セーフティー=safety セイフティー=safety マルチパーパス=multipurpose アーバン=urban コンバット=combat コマンド=command ミッション=mission リハビリテーション=rehabilitation リコネサンス=reconnaissance ' +
  'フロアー=floor フロア=floor イースタン=eastern ウエスタン=western ノーザン=northern サザン=southern グレート=great レイクス=lakes レイク=lake エアロノーティクス=aeronautics エアロノーティックス=aeronautics ' +
  'タイムズ=times ブック=book ブックス=books プレス=press パブリッシング=publishing ブロードキャスティング=broadcasting ネット=net オンライン=online ウェブ=web クラウド=cloud サイバー=cyber ロボティクス=robotics ' +
  'バイオテクノロジー=biotechnology ナノテクノロジー=nanotechnology マイクロ=micro マイクロエレクトロニクス=microelectronics プラズマ=plasma ポリマー=polymer ガラス=glass セメント=cement アルミニウム=aluminium タイタニウム=titanium カーボン=carbon スターダスト=stardust ハーミット=hermit フーイズ=whois';

/**
 * Titles and given names whose spelling in kana hides a consonant, or has one for which others have another: "ヤフヤ" (Yahya), "ファダル"
 * (Fadl, Fazl), "クッズ" (Quds), "エウヘン" (Yevhen).
 */
const NAMES =
  'ドクター=dr ドクトル=dr プロフェッサー=professor ミスター=mr カーネル=colonel コロネル=colonel キャプテン=captain コマンダー=commander アドミラル=admiral ' +
  'ムラー=mullah ムッラー=mullah モラー=mullah モラーフ=mullah シェイク=sheikh シェイフ=sheikh シャイフ=sheikh シャイク=sheikh シェク=sheikh ヤフヤ=yahya ヤフヤー=yahya ヤヒヤ=yahya ' +
  'ヤヒヤー=yahya ヤハヤー=yahya ファダル=fadl ファドル=fadl ファズル=fazl クッズ=quds クドゥス=quds コッヅ=qods コッズ=qods コドス=qods ロチーム=rochim ラチーム=rachim ' +
  'ジャマー=jamaat ジャマーア=jamaah サイイド=sayyid サイイッド=sayyid マアッリン=macallin ヒズボラ=hizballah ヒズブッラー=hizballah ' +
  'オリハ=olha オレフ=oleh イホル=ihor セルヒー=serhii ヴォロディミル=volodymyr オレクサンドル=oleksandr ' +
  'タチヤーナ=tatyana タチアナ=tatiana タチャーナ=tatyana テチャーナ=tetiana テチヤーナ=tetiana エウヘン=yevhen ムハンマド=muhammad モハンマド=mohammad モハンメド=mohammed ムハマド=muhamad シャイバ=shaiba ' +
  'ガラールガーヘ=gharargahe ガラールガー=gharargah カラールガー=qarargah';

/** Countries and places that names of organisations have. */
const PLACES =
  'モーリタニアン=mauritanian モーリタニア=mauritania チュニジアン=tunisian モロッカン=moroccan アルジェリアン=algerian イラキ=iraqi イラーニアン=iranian チャイニーズ=chinese アフガン=afghan レバニーズ=lebanese スーダニーズ=sudanese インディアン=indian ターキッシュ=turkish ジャーマン=german ブリティッシュ=british アメリカン=american ソマリアン=somalian ジブチ=djibouti ギニア=guinea ソマリランド=somaliland オマーン=oman タイランド=thailand ネパール=nepal ハイチ=haiti ジョージア=georgia ' +
  'ロシア=russia シリア=syria リビア=libya イラン=iran イラク=iraq イエメン=yemen レバノン=lebanon エジプト=egypt パキスタン=pakistan アフガニスタン=afghanistan ウクライナ=ukraine ' +
  'ベラルーシ=belarus クリミア=crimea コリア=korea ジンバブエ=zimbabwe スーダン=sudan ソマリア=somalia コンゴ=congo パレスチナ=palestine チュニジア=tunisia アルジェリア=algeria ' +
  'モロッコ=morocco ナイジェリア=nigeria ケニア=kenya インドネシア=indonesia マレーシア=malaysia フィリピン=philippines トルコ=turkey ウズベキスタン=uzbekistan タジキスタン=tajikistan ' +
  'カザフスタン=kazakhstan アルメニア=armenia アゼルバイジャン=azerbaijan モルドバ=moldova ポーランド=poland ドイツ=germany フランス=france イギリス=britain アメリカ=america ブルガリア=bulgaria ルーマニア=romania セルビア=serbia ハンガリー=hungary チェコ=czech スロバキア=slovakia ギリシャ=greece キプロス=cyprus マルタ=malta イタリア=italy スペイン=spain ポルトガル=portugal オランダ=netherlands ベルギー=belgium スイス=switzerland オーストリア=austria スウェーデン=sweden ノルウェー=norway フィンランド=finland デンマーク=denmark エストニア=estonia ラトビア=latvia リトアニア=lithuania キルギス=kyrgyzstan キルギスタン=kyrgyzstan トルクメニスタン=turkmenistan モンゴル=mongolia クウェート=kuwait カタール=qatar バーレーン=bahrain イスラエル=israel ナミビア=namibia アンゴラ=angola モザンビーク=mozambique エチオピア=ethiopia エリトリア=eritrea ウガンダ=uganda ルワンダ=rwanda ブルンジ=burundi タンザニア=tanzania ザンビア=zambia ガーナ=ghana セネガル=senegal ニジェール=niger カメルーン=cameroon ブラジル=brazil アルゼンチン=argentina コロンビア=colombia ペルー=peru エクアドル=ecuador ボリビア=bolivia パナマ=panama メキシコ=mexico カナダ=canada オーストラリア=australia バングラデシュ=bangladesh カンボジア=cambodia ラオス=laos モスクワ=moscow キューバ=cuba ' +
  'ベネズエラ=venezuela ニカラグア=nicaragua ミャンマー=myanmar ベトナム=vietnam シンガポール=singapore ホンコン=hongkong ドバイ=dubai インド=india チャイナ=china アフリカ=africa ' +
  'エジプシャン=egyptian シリアン=syrian イラニアン=iranian ロシアン=russian リビアン=libyan コリアン=korean';

/** Towns and lands of Russia, Belarus and the Near East, of which firms have the names or adjectives: "アムールスキー" is of the Amur. */
const TOWNS =
  'ニジニ=nizhny ニジニー=nizhny ウラル=ural ウファ=ufa カザン=kazan ペルミ=perm サマーラ=samara サラトフ=saratov リャザン=ryazan リャザーニ=ryazan スモレンスク=smolensk ヴォロネジ=voronezh ボロネジ=voronezh トゥーラ=tula カルーガ=kaluga ミンスク=minsk ゴメリ=gomel グロドノ=grodno ' +
  'ヴィテブスク=vitebsk ビテプスク=vitebsk モギリョフ=mogilev バラノヴィチ=baranovichi ボリソフ=borisov オルシャ=orsha セヴァストポリ=sevastopol セバストポリ=sevastopol シンフェロポリ=simferopol ケルチ=kerch フェオドシヤ=feodosia フェオドシア=feodosia ' +
  'ルハンスク=luhansk ルガンスク=lugansk ドネツク=donetsk マリウポリ=mariupol オデッサ=odessa ペンザ=penza ウリヤノフスク=ulyanovsk チェリャビンスク=chelyabinsk トヴェリ=tver トベリ=tver コストロマ=kostroma ヤロスラヴリ=yaroslavl ヤロスラブリ=yaroslavl ' +
  'ムルマンスク=murmansk アルハンゲリスク=arkhangelsk セヴェロドヴィンスク=severodvinsk アムール=amur ハバロフスク=khabarovsk イルクーツク=irkutsk ノヴォシビルスク=novosibirsk ノボシビルスク=novosibirsk ウラジオストク=vladivostok コムソモリスク=komsomolsk ' +
  'タガンログ=taganrog クラスノダール=krasnodar スタヴロポリ=stavropol アストラハン=astrakhan ヴォルゴグラード=volgograd ボルゴグラード=volgograd ヴォルガ=volga ボルガ=volga ベルゴロド=belgorod リペツク=lipetsk タンボフ=tambov ブリャンスク=bryansk ' +
  'コロムナ=kolomna ポドリスク=podolsk ゼレノグラード=zelenograd フリャジノ=fryazino バラシハ=balashikha クラスノゴルスク=krasnogorsk イジェフスク=izhevsk ヴォトキンスク=votkinsk ズラトウースト=zlatoust マグニトゴルスク=magnitogorsk オレンブルク=orenburg ' +
  'ゼレノドリスク=zelenodolsk バルチック=baltic バイカル=baikal コーカサス=caucasus シベリア=siberia コヴロフ=kovrov プスコフ=pskov ノヴゴロド=novgorod ニジェゴロド=nizhegorod カリーニングラード=kaliningrad アルザマス=arzamas ビイスク=biysk バルナウル=barnaul ' +
  'ケメロヴォ=kemerovo チュメニ=tyumen ノリリスク=norilsk トリヤッチ=togliatti アゾフ=azov クロンシュタット=kronstadt ヴィボルグ=vyborg マリイ=mari アレクシン=aleksin ドゥブナ=dubna ムィティシ=mytishchi エカテリンブルク=yekaterinburg ペテルブルク=petersburg ' +
  'ルィビンスク=rybinsk サランスク=saransk チェボクサル=cheboksary トムスク=tomsk オムスク=omsk クルスク=kursk オリョール=orel セルプホフ=serpukhov コロリョフ=korolev ジュコフスキー=zhukovsky ' +
  'ピョンヤン=pyongyang ソウル=seoul プサン=busan ペキン=beijing シャンハイ=shanghai シンセン=shenzhen タイペイ=taipei ナンキン=nanjing ドンバス=donbas クルド=kurdistan テヘラン=tehran シラーズ=shiraz イスファハン=isfahan エスファハン=isfahan タブリーズ=tabriz ダマスカス=damascus アレッポ=aleppo イドリブ=idlib ホムス=homs バグダッド=baghdad クルディスタン=kurdistan フラサーン=khurasan ホラーサーン=khorasan サヘル=sahel マグレブ=maghreb レバント=levant';

const readItems = (items: string): ReadonlyMap<string, string> =>
  new Map(
    items.split(' ').map((item) => {
      const [kana = '', word = ''] = item.split('=');
      return [kana, word] as const;
    }),
  );

const PLACES_IN_KANA = readItems(TOWNS);

/** How Russian adjectives end in kana. */
const ADJECTIVE = /(?:スキー|スキイ|スカヤ|スカヤー|スコエ|スコイェ)$/u;

/** The place that a word in kana names, itself or by its adjective. */
const placeInKana = (word: string): string | undefined =>
  PLACES_IN_KANA.get(word) ?? PLACES_IN_KANA.get(word.replace(ADJECTIVE, ''));

const SPELT_NAMES = readItems(NAMES);
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ...WORDS_OF_SHIPS_IN_KANA,
  ...readItems(`${WORDS_IN_CHARACTERS.kana} ${WORDS} ${PLACES}`),
]);

/** Words that no longer word in kana is divided at. */
const OF_BODIES = readItems(WORDS_IN_CHARACTERS.kanaWhole);

/** The word of organisations, in English mostly, the name of known spelling, or the letters that a word in kana is; undefined for any other. */
export const englishInKana = (word: string): string | undefined =>
  ENGLISH.get(word) ??
  OF_BODIES.get(word) ??
  SPELT_NAMES.get(word) ??
  placeInKana(word) ??
  lettersInKana(word);

/** Shortest part of a word in kana that is looked for as an English word, and least that may stand beside it. */
const SHORTEST_PART = 4;
const SHORTEST_BESIDE = 3;

/** Two words in kana that are written as one, of which one at least is English: "サービスセンター", "ウラルプロジェクト"; null for one. */
export function splitCompoundInKana(word: string): readonly [string, string] | null {
  if (word.length < SHORTEST_PART + SHORTEST_BESIDE) return null;
  for (let length = word.length - SHORTEST_BESIDE; length >= SHORTEST_PART; length--) {
    const [first, rest] = [word.slice(0, length), word.slice(length)];
    if (ENGLISH.has(first) && !/^[ーッャュョァィゥェォン]/u.test(rest)) return [first, rest];
    const [start, last] = [word.slice(0, -length), word.slice(-length)];
    if (ENGLISH.has(last)) return [start, last];
  }
  return null;
}

/** "The" as it is spoken before a vowel: "ジ・エイジアン・タイガーズ" (The Asian Tigers). */
const THE_BEFORE_VOWEL = /^\s*ジ・(?=(?<next>[アイウエオ][ァ-ヶー]+))/u;

/** Without "the" before an English word that begins with a vowel; it is a syllable of Korean names as well. */
export const withoutTheInKana = (text: string): string =>
  ENGLISH.has(THE_BEFORE_VOWEL.exec(text)?.groups?.['next'] ?? '')
    ? text.replace(THE_BEFORE_VOWEL, '')
    : text;
