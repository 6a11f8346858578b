import { itMatches, itTellsApart } from '../score-pair.ts';

describe('Arabic names in kana', () => {
  itMatches([
    ['アブー・オマル・アル・トゥニジ', 'Abou Omar Al Tounisi'],
    ['アブ・マリヤム・アル・チュニジ', 'Abu Maryam al-Tunisi'],
    ['アブ・アッヤード・アル・チュニジ', 'Abu Ayyad al-Tunisi'],
    ['アブ・ムカティル・アル・チュニジ', 'Abu-Muqatil al-Tunisi'],
    ['アブドゥ・アッラー・アザム', 'Abd Allah Azzam'],
    ['ハッサン・アブド・アッラー', 'HASSAN ABDULLAH'],
    ['アブ・アルハイル', 'Abu Al-Khayr'],
    ['アブー・アルファトフ', 'ABU AL-FATH'],
    ['ムスアブ・ムスタファ・アブアルカシム・オマール', 'Mus’ab Mustafa Abu al Qassim Omar'],
    ['サーラフ・エッディーン・ガーシミ', 'SALAH EDDINE GASMI'],
    ['ヤフヤ・ラヒーム・サファヴィ', 'YAHYA RAHIM SAFAVI'],
    ['ムラー・ファズルッラー', 'MAULANA FAZLULLAH'],
    ['ファダル・ラッビー', 'FAZL RABI'],
    ['サラヤト・アル・クッズ', 'Sarayat Al Quds'],
    ['アブドゥル・ロチーム・バアシール', 'Abdul Rahim Bashir'],
    ['ムハンマド・アフワン', 'MOCHAMMAD ACHWAN'],
    ['アブドロチーム・バシール', 'Abdul Rahim Bashir'],
    ['アブドラフマン・バシール', 'Abdurrahman Bashir'],
    ['マゴメド・アブドゥラフマノフ', 'Magomed ABDURAKHMANOV'],
    ['ラムジー・モハメド・アブドゥッラー・ビンアルシャイバ', 'RAMZI MOHAMED ABDULLAH BINALSHIBH'],
    ['ガラールガーヘ・サーザンデギー・ガーエム', 'GHARAGAHE SAZANDEGI GHAEM'],
    ['ムハンマド・アフマド・アブドルダーイム・ナスラッラー', 'Muhammad Ahmad‘ABD-AL-DAYIM NASRALLAH'],
    ['ジ・エイジアン・タイガーズ', 'THE ASIAN TIGERS'],
  ]);

  itTellsApart([
    ['アブ・マリヤム・アル・チュニジ', 'Abu Maryam al-Suri'],
    ['アブ・アルハイル', 'Abu al-Hasan'],
    ['ヤフヤ・ラヒーム・サファヴィ', 'YAHYA RAHIM SALEHI'],
    ['サーラフ・エッディーン・ガーシミ', 'SALAH EDDINE BELAID'],
    ['サイフ・エッディーン・ガーシミ', 'SALAH EDDINE GASMI'],
    ['ムラー・ファズルッラー', 'MULLAH HABIBULLAH'],
    ['ファダル・ラッビー', 'FAISAL RABI'],
    ['アブドゥル・ロチーム・バアシール', 'Abdul Karim Bashir'],
    ['アブドラフマン・バシール', 'Abdul Rahim Bashir'],
    ['ラムジー・モハメド・アブドゥッラー・ビンアルシャイバ', 'RAMZI MOHAMED ABDULLAH BINALI'],
    ['ジ・エイジアン・タイガーズ', 'THE ASIAN LIONS'],
    ['アブー・オマル・アル・トゥニジ', 'Abou Omar Al Tourki'],
  ]);
});
