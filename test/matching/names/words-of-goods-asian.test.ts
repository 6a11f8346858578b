import { itMatches, itTellsApart } from './score-pair.ts';

describe('words of goods in Arabic letters', () => {
  itMatches([
    ['شركة برمانا لتجارة النحاس', 'Brummana Copper Trading'],
    ['مؤسسة برمانا للحوم', 'Brummana Meat'],
    ['شركة راوند لقطع الغيار', 'Rawand Spare Parts Company'],
    ['شركة نوفال لعسل ذ.م.م', 'Nawfal Honey LLC'],
    ['شركة دلمون للعطور', 'Dilmun Perfumes Company'],
    ['نقابة الصحفيين العراقيين', 'Iraqi Journalists Syndicate'],
    ['جمعية حماية البيئة الأردنية', 'Jordanian Environment Protection Society'],
    ['Sharikat Rawand lil Mujawharat', 'Rawand Jewellery'],
    ['شرکت زعفران ماندانا', 'Mandana Saffron Company'],
    ['شرکت کاشی و سرامیک زرنگار', 'Zarnegar Tiles and Ceramics Company'],
    ['Sherkate Labaniyat Rayka', 'Rayka Dairy Company'],
    ['ماروی چاول کمپنی', 'Marvi Rice Company'],
    ['Kompanyaya Zagrosî ya Zêr', 'Zagrosi Gold Company'],
  ]);
  itTellsApart([
    ['شركة زهور الأندلس', 'Tropical Flowers Company'],
    ['شركة برمانا للمجوهرات', 'Rawand Jewellery Company'],
    ['شركة برمانا للأثاث', 'Brummana Poultry Company'],
    ['نقابة المحامين السورية', 'Iraqi Lawyers Syndicate'],
    ['شرکت زعفران ماندانا', 'Rayka Saffron Company'],
    ['شرکت فرش زرنگار', 'Mandana Carpet Company'],
    ['بانک آینده', 'Future Bank B.S.C.'],
    ['ماروی چاول کمپنی', 'Bolan Rice Company'],
  ]);
});

describe('English words of firms in Arabic and Persian letters', () => {
  itMatches([
    ['جلوبال ستار تريدينغ', 'Global Star Trading'],
    ['غلوبال ستار ترادينج', 'Global Star Trading'],
    ['راوند إنفستمنت جروب', 'Rawand Investment Group'],
    ['دلمون انترناشونال ليمتد', 'Dilmun International Limited'],
    ['أوشن ستار بتروليوم', 'Ocean Star Petroleum'],
    ['برمانا إنك', 'Brummana Inc'],
    ['راوند شیپینگ', 'Rawand Shipping'],
    ['سپهرداد کانستراکشن', 'Sepehrdad Construction'],
  ]);
  itTellsApart([
    ['جلوبال ستار تريدينغ', 'Ocean Pearl Trading'],
    ['نوفال شيبينغ', 'Rawand Shipping'],
    ['راوند إنفستمنت غروب', 'Dilmun Investment Group'],
  ]);
});

describe('words of goods in Turkic languages, Hebrew and Malay', () => {
  itMatches([
    ['Zirveli Bakır Sanayi ve Ticaret A.Ş.', 'Zirveli Copper Industry and Trade Inc.'],
    ['Gökbars Kahve Ltd. Şti.', 'Gokbars Coffee Ltd'],
    ['Alazlı Seyahat Acentesi', 'Alazli Travel Agency'],
    ['Qafqazlı Pambıq MMC', 'Qafqazli Cotton LLC'],
    ['Turonzamin Gilam MChJ', 'Turonzamin Carpet LLC'],
    ['Алтынорда Ет ЖШС', 'Altynorda Meat LLP'],
    ['דולב פרחים בע"מ', 'Dolev Flowers Ltd'],
    ['PT Sinarjaya Kopi', 'Sinarjaya Coffee PT'],
  ]);
  itTellsApart([
    ['Zirveli Bakır Sanayi ve Ticaret A.Ş.', 'Alazli Copper Industry and Trade Inc.'],
    ['Gökbars Eczanesi', 'Zirveli Pharmacy'],
    ['Qafqazlı Çay MMC', 'Qafqazli Carpet LLC'],
    ['דולב מלח בע"מ', 'Dolev Jewelry Ltd'],
    ['PT Sinarjaya Kertas', 'Sinarjaya Fish PT'],
  ]);
});

describe('words of goods in characters, Hangul and kana', () => {
  itMatches([
    ['上海鑫瑞珠宝有限公司', 'Shanghai Xinrui Jewelry Co., Ltd.'],
    ['北京宏达花卉有限公司', 'Beijing Hongda Flowers Co., Ltd.'],
    ['Shenzhen Boyuan Wanju Youxian Gongsi', 'Shenzhen Boyuan Toys Co., Ltd.'],
    ['미르별가구회사', 'Mirbyol Furniture Company'],
    ['가온누리 비누 무역회사', 'Kaonnuri Soap Trading Company'],
    ['株式会社ミナモトコーヒー', 'Minamoto Coffee Co., Ltd.'],
    ['サクラギ印刷株式会社', 'Sakuragi Printing Co., Ltd.'],
  ]);
  itTellsApart([
    ['上海鑫瑞珠宝有限公司', 'Shanghai Boyuan Jewelry Co., Ltd.'],
    ['北京锦泰茶业有限公司', 'Beijing Hengchang Tea Co., Ltd.'],
    ['미르별가구회사', 'Turesaem Furniture Company'],
    ['サクラギ家具株式会社', 'Minamoto Furniture Co., Ltd.'],
  ]);
});

describe('people whose names look like words of goods', () => {
  itMatches([
    ['صالح الراشد', 'Saleh al-Rashed'],
    ['يوسف بن خميس', 'Yusuf bin Khamis'],
    ['黄金', 'Huang Jin'],
  ]);
  itTellsApart([
    ['黄金', 'Gold'],
    ['Iyad Ag Ghali', 'Iyad Carpets'],
    ['パン・ギムン', 'Gimun Bread'],
  ]);
});
