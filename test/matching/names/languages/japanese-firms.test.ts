import assert from 'node:assert/strict';
import { readingsInFirms } from '../../../../src/matching/names/languages/japanese-firms.ts';
import { itMatches, itTellsApart } from '../score-pair.ts';

describe('firms of Japan in characters', () => {
  for (const [characters, reading] of [
    ['精機', 'seiki'],
    ['日東', 'nitto'],
    ['日本', 'nippon'],
    ['鉄工所', 'tekkosho'],
    ['国光', 'kokko'],
  ] as const)
    it(`${characters} may be read ${reading}`, () => {
      assert.ok(readingsInFirms(Array.from(characters)).includes(reading));
    });

  it('have no reading that their characters do not tell', () => {
    assert.deepEqual(readingsInFirms(Array.from('习近')), []);
  });

  itMatches([
    ['東亜精機株式会社', 'Toa Seiki K.K.'],
    ['株式会社東海技研', 'Tokai Giken Co., Ltd.'],
    ['中央貿易株式会社', 'Chuo Boeki K.K.'],
    ['東洋海運株式会社', 'Toyo Kaiun K.K.'],
    ['東洋海運株式会社', 'Toyo Shipping Co., Ltd.'],
    ['国光製鋼株式会社', 'Kokko Seiko K.K.'],
    ['共栄船舶有限会社', 'Kyoei Senpaku Y.K.'],
    ['高橋鉄工所株式会社', 'Takahashi Tekkosho K.K.'],
    ['三協精機製作所株式会社', 'Sankyo Seiki Seisakusho'],
    ['八田三郎', 'Saburo Hatta'],
  ]);

  itTellsApart([
    ['東亜精機株式会社', 'Toyo Seiki K.K.'],
    ['株式会社東海技研', 'Tokyo Giken Co., Ltd.'],
    ['中央貿易株式会社', 'Chugoku Boeki K.K.'],
    ['中央貿易株式会社', 'Chuo Unyu K.K.'],
    ['東洋海運株式会社', 'Toho Kaiun K.K.'],
    ['国光製鋼株式会社', 'Kokka Seiko K.K.'],
    ['共栄船舶有限会社', 'Kyowa Senpaku Y.K.'],
    ['光星電子株式会社', 'Kosei Kagaku K.K.'],
    ['三協精機製作所株式会社', 'Sanko Seiki Seisakusho'],
  ]);
});
