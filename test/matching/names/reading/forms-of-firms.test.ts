import assert from 'node:assert/strict';
import { withFormsWrittenOut } from '../../../../src/matching/names/reading/forms-of-firms.ts';
import { itMatches, itTellsApart } from '../score-pair.ts';

describe('legal forms of other scripts', () => {
  itMatches([
    ['זרנגר בע"מ', 'Zarnegar Ltd'],
    ['זרנגר בע״מ', 'Zarnegar Limited'],
    ['Ζαρνεγκάρ Α.Ε.', 'Zarnegar S.A.'],
    ['Ζαρνεγκάρ Ε.Π.Ε.', 'Zarnegar Ltd'],
    ['شركة زرنكار ذ.م.م', 'Zarnegar LLC'],
    ['زرنكار ش.م.ل', 'Zarnegar SAL'],
    ['شرکت زرنگار با مسئولیت محدود', 'Zarnegar LLC'],
    ['सूर्या प्रा. लि.', 'Surya Private Limited'],
    ['სს მზიური', 'Mziuri JSC'],
    ['(株)ナカムラ', 'Nakamura Co., Ltd.'],
    ['㈱ナカムラ', 'Nakamura K.K.'],
    ['(주)한빛', 'Hanbit Co Ltd'],
    ['有限会社ナカムラ', 'Nakamura Y.K.'],
  ]);

  itTellsApart([
    ['זרנגר בע"מ', 'Polgar Ltd'],
    ['شركة زرنكار ذ.م.م', 'Bahadur LLC'],
    ['(株)ナカムラ', 'Kitamura Co., Ltd.'],
    ['(주)한빛', 'Hanjin Co Ltd'],
  ]);

  itMatches([
    ['O.O.O. Romashka', 'Romashka LLC'],
    ['S.R.L. Vesta Impex', 'Vesta Impex SRL'],
    ['S.A. “Torvexa Plyus”', 'АО «Торвекса Плюс»'],
  ]);

  itTellsApart([['S.A. Korotkov', 'S.B. Korotkov']]);

  it('brothers in Italian are one word', () => {
    assert.equal(withFormsWrittenOut('F.lli Baldini'), 'Fratelli Baldini');
  });
  it('a town of Russia is none of its own', () => {
    assert.equal(withFormsWrittenOut('Filial v g. Kazan'), 'Filial Kazan');
  });
  it('leaves other names as they are', () => {
    for (const text of ['Zarnegar Ltd', 'Василий Гаев', 'حسن نصر الله', '中村'])
      assert.equal(withFormsWrittenOut(text), text);
  });
});

describe('words of firms cut short in Romance languages', () => {
  itMatches([
    ['Com. e Ind. Zarnegar Ltda', 'Comércio e Indústria Zarnegar Limitada'],
    ['Hnos. Zarnegar', 'Hermanos Zarnegar'],
    ['Zarnegar Asoc.', 'Zarnegar Asociación'],
    ['Inmob. Zarnegar', 'Inmobiliaria Zarnegar'],
    ['Imp. y Exp. Zarnegar', 'Importadora y Exportadora Zarnegar'],
    ['Zarnegar & Cie', 'Zarnegar et Compagnie'],
  ]);
  itTellsApart([
    ['Hnos. Zarnegar', 'Hermanos Polgar'],
    ['Inmobiliaria del Norte', 'Inmobiliaria del Sur'],
  ]);
});
