import assert from 'node:assert/strict';
import { csvLine, type CsvCell } from '../../src/csv/csv-line.ts';

describe('a line of a CSV file', () => {
  const cases: readonly (readonly [rule: string, cells: readonly CsvCell[], line: string])[] = [
    ['separates cells by commas and ends with CRLF', ['a', 'b'], 'a,b'],
    ['leaves null empty and writes numbers bare, also negative ones', ['a', null, -1.5, 0], 'a,,-1.5,0'],
    [
      'quotes commas, semicolons, quotes and line breaks',
      ['a,b', 'a;b', 'a"b', 'a\nb'],
      '"a,b","a;b","a""b","a\nb"',
    ],
    ['keeps blanks at the ends by quoting', [' a', 'b '], '" a","b "'],
    ['makes texts of formulas', ['=1+1', '+7 x', '-x', '@sum'], "'=1+1,'+7 x,'-x,'@sum"],
    ['makes texts of formulas behind blanks', ['  =1+1', '\t=1'], `'  =1+1,"'\t'=1"`],
    ['makes texts of formulas in full width', ['＝1＋1'], "'＝1＋1"],
    ['makes a text of a leading tab or line break', ['\tx', '\rx'], `"'\tx","'\rx"`],
    ['quotes a formula that has quotes', ['=HYPERLINK("x")'], `"'=HYPERLINK(""x"")"`],
    ['leaves signs inside a text alone', ['a=b', 'a-b', 'x@y.example'], 'a=b,a-b,x@y.example'],
    [
      'makes texts of formulas behind semicolons, tabs and line breaks, where other spreadsheets part columns',
      ['x;=1+1', 'x\t+1', 'x\n-1', 'x\r\n@sum', 'a; =1', 'a;"=1', 'a;＝1'],
      `"x;'=1+1","x\t'+1","x\n'-1","x\r\n'@sum","a;' =1","a;'""=1","a;'＝1"`,
    ],
    [
      'leaves phone numbers as they are',
      ['+7 495', '+1 (202) 555-0100', '-17'],
      '+7 495,+1 (202) 555-0100,-17',
    ],
    ['leaves several phone numbers in one cell as they are', ['+7 495; +7 499'], '"+7 495; +7 499"'],
    ['makes texts of what only begins like one', ['+1+cmd', '-1|x'], `'+1+cmd,"'-1|x"`],
    ['makes a text of a formula in quotes', ['"=1"'], `"'""=1"""`],
    ['leaves semicolons and tabs before other text alone', ['a; b;c\td;', ';;'], '"a; b;c\td;",";;"'],
    ['drops null characters', ['a\u0000b'], 'ab'],
    ['keeps other scripts', ['Юрий', '张伟', 'محمد'], 'Юрий,张伟,محمد'],
  ];
  it('reads a long text of blanks and separators once', () => {
    for (const cell of ['\n'.repeat(1_000_000), `;${' '.repeat(1_000_000)}`, ';'.repeat(1_000_000)]) {
      assert.ok(csvLine([cell]).length >= cell.length);
    }
  });

  for (const [rule, cells, line] of cases) {
    it(rule, () => assert.equal(csvLine(cells), `${line}\r\n`));
  }
});
