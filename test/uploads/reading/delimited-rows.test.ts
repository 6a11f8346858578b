import assert from 'node:assert/strict';
import { readDelimitedRows, type Delimiter } from '../../../src/uploads/reading/delimited-rows.ts';
import type { FileRow } from '../../../src/uploads/reading/file-row.ts';
import { createTurns } from '../../../src/uploads/reading/turns.ts';
import { guessDelimiter } from '../../../src/uploads/reading/guess-delimiter.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size)
    yield await Promise.resolve(text.slice(from, from + size));
}

async function rowsOf(
  text: string,
  delimiter: Delimiter = ',',
  size = 1_000_000,
): Promise<readonly FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of readDelimitedRows(inPieces(text, size), delimiter)) rows.push(row);
  return rows;
}

/** Lines and cells; of a broken row `!` and what is wrong. */
async function shown(text: string, delimiter: Delimiter = ',', size?: number): Promise<readonly string[]> {
  const rows = await rowsOf(text, delimiter, size);
  return rows.map((row) =>
    'cells' in row ? `${row.line}: ${row.cells.join('|')}` : `${row.line}! ${row.problem}`,
  );
}

const CASES: readonly (readonly [
  rule: string,
  text: string,
  delimiter: Delimiter,
  rows: readonly string[],
])[] = [
  ['reads any line end', 'a,b\nc,d\r\ne,f\rg,h', ',', ['1: a|b', '2: c|d', '3: e|f', '4: g|h']],
  ['leaves blank lines and lines of empty cells out', '\na,b\n\n  \n,\nc,d\n', ',', ['2: a|b', '6: c|d']],
  ['keeps empty cells', 'a,,c\n,b,\n', ',', ['1: a||c', '2: |b|']],
  [
    'reads quoted separators, quotes and line breaks',
    '"a,b","say ""hi""","x\ny"\nc,d,e\n',
    ',',
    ['1: a,b|say "hi"|x\ny', '3: c|d|e'],
  ],
  ['reads a quoted line break of Windows as one', '"x\r\ny",b\r\n', ',', ['1: x\ny|b']],
  ['lets blanks stand around quotes', 'a, "b, c" ,d\n', ',', ['1: a|b, c|d']],
  [
    'takes a quote inside a cell as it is',
    'Bar "Zum Hirsch" GmbH,b\n6" pipe,c\n',
    ',',
    ['1: Bar "Zum Hirsch" GmbH|b', '2: 6" pipe|c'],
  ],
  ['reads semicolons', 'a;b,c\n', ';', ['1: a|b,c']],
  ['reads tabs', 'a\tb c\n', '\t', ['1: a|b c']],
  ['reads bars', 'a|b\n', '|', ['1: a|b']],
  [
    'reads one column with any sign in it',
    'Doe, John; Jr.\n"Quoted"\n',
    null,
    ['1: Doe, John; Jr.', '2: Quoted'],
  ],
  ['skips the note of Excel on the separator', 'sep=;\r\na;b\r\n', ';', ['2: a|b']],
  ['skips the mark that ends old files', 'a,b\n\u001a', ',', ['1: a|b']],
  ['reads a last row without line end', 'a,b\n"c","d"', ',', ['1: a|b', '2: c|d']],
];

describe('rows of delimited text', () => {
  for (const [rule, text, delimiter, rows] of CASES) {
    it(rule, async () => {
      assert.deepEqual(await shown(text, delimiter), rows);
    });
    it(`${rule}, in pieces of one character`, async () => {
      assert.deepEqual(await shown(text, delimiter, 1), rows);
    });
  }

  it('reports text after a closing quote, and reads on with the next line', async () => {
    assert.deepEqual(await shown('a,b\n"x"y,z\nc,d\n'), [
      '1: a|b',
      '2! Text follows a closing quotation mark.',
      '3: c|d',
    ]);
  });

  it('reports a quote that is not closed, and loses no row after it', async () => {
    const rows = await shown('a,b\n"x,y\nc,d\n"e, f",g\nh,i\n');
    assert.deepEqual(rows, [
      '1: a|b',
      '2! A quotation mark opens a cell and is not closed.',
      '3: c|d',
      '4: e, f|g',
      '5: h|i',
    ]);
  });

  it('gives a quote up after 200 lines', async () => {
    const rest = Array.from({ length: 5_000 }, (_, place) => `row ${place},x`).join('\n');
    const rows = await rowsOf(`"open,x\n${rest}\n`, ',', 4_096);
    assert.equal(rows.length, 5_001);
    assert.equal(rows.filter((row) => 'problem' in row).length, 1);
  });

  it('reports ten broken rows among a thousand and reads the others', async () => {
    const lines = Array.from({ length: 1_000 }, (_, place) =>
      place % 100 === 50 ? `"Name ${place},x` : `Name ${place},x`,
    );
    const rows = await rowsOf(lines.join('\n'), ',', 1_000);
    assert.equal(rows.filter((row) => 'problem' in row).length, 10);
    assert.equal(rows.length, 1_000);
    assert.deepEqual(
      rows.filter((row) => 'problem' in row).map(({ line }) => line),
      lines.flatMap((_, place) => (place % 100 === 50 ? [place + 1] : [])),
    );
  });

  it('reports a row of more cells than any table has', async () => {
    assert.deepEqual(await shown(`${','.repeat(600)}\na,b\n`), [
      '1! The row has more than 500 cells.',
      '2: a|b',
    ]);
  });

  it('refuses a line without end', async () => {
    await assert.rejects(rowsOf('x'.repeat(300_000), ',', 10_000), /not a table/u);
  });

  const ENDLESS: readonly (readonly [what: string, first: string, piece: string, why: RegExp])[] = [
    ['line of text', 'name\nAnna\n', 'x'.repeat(50_000), /: Line 3 has more than 200,000 characters/u],
    ['quoted cell of one line', 'name\n"', 'x'.repeat(50_000), /: Line 2 has more than 200,000 characters/u],
    ['row of empty cells', 'name\n', ','.repeat(50_000), /: Line 2 has more than 200,000 characters/u],
    ['row of quotes', 'name\n', '"'.repeat(50_000), /: Line 2 has more than 200,000 characters/u],
  ];
  for (const [what, first, piece, why] of ENDLESS) {
    it(`reads five pieces at most of an endless ${what}, and says which line it is`, async () => {
      let read = 0;
      const endless = async function* (): AsyncGenerator<string> {
        yield await Promise.resolve(first);
        for (;;) {
          read += piece.length;
          yield piece;
        }
      };
      const reading = (async () => {
        for await (const _ of readDelimitedRows(endless(), ',')) continue;
      })();
      await assert.rejects(reading, why);
      assert.ok(read <= 250_000, `${read} characters`);
    });
  }

  it('reports a row of many long lines, whose quotes all close', async () => {
    const row = Array.from({ length: 150 }, () => `"${'x'.repeat(1_000)}\n${'y'.repeat(1_000)}"`).join(',');
    const rows = await rowsOf(`name\n${row}\nAnna,x\n`);
    assert.ok(rows.some((one) => 'problem' in one && one.problem.includes('more than 200,000 characters')));
    assert.deepEqual(rows.at(-1), { line: 152 + 1, cells: ['Anna', 'x'] });
  });

  it('ends where quotes are followed in vain, line after line', async () => {
    const lines = `a" ,"${'x'.repeat(990)}\n`.repeat(20_000);
    let rows = 0;
    const reading = (async () => {
      for await (const _ of readDelimitedRows(inPieces(lines, 65_536), ',')) rows++;
    })();
    await assert.rejects(
      reading,
      /^UnusableFileError: Too many quotation marks are not closed, up to line /u,
    );
    assert.ok(rows > 1_000 && rows < 6_000, `${rows} rows`);
  });

  it('gives others a turn after every 32,768 characters', async () => {
    let waits = 0;
    const turns = createTurns(async () => {
      waits++;
    });
    const text = 'Anna Harmless,x\n'.repeat(50_000);
    for await (const _ of readDelimitedRows(inPieces(text, 1_000_000), ',', turns)) continue;
    assert.ok(waits >= 2 * Math.floor(text.length / 65_536), `${waits} turns`);
  });
});

const DELIMITER_CASES: readonly (readonly [rule: string, text: string, delimiter: Delimiter])[] = [
  ['commas', 'name,country\nJohn Doe,Iran\n', ','],
  ['semicolons, with commas in the cells', 'name;amount\nJohn Doe;1,5\nJane Roe;2,75\n', ';'],
  ['tabs', 'name\tcountry\nDoe, John\tIran\n', '\t'],
  ['bars', 'name|country\nDoe, John|Iran\n', '|'],
  ['one column of names with commas', 'Name\nDoe, John\nRoe, Jane\nMajor, Tom\n', null],
  ['one column', 'John Doe\nJane Roe\n', null],
  ['a separator in quotes', '"name";"address"\n"Doe, J";"1, High Street, London"\n', ';'],
  ['the note of Excel', 'sep=|\na;b|c;d\n', '|'],
  ['a file with a few ragged rows', `name,city\n${'John Doe,Rome\n'.repeat(20)}${'broken\n'.repeat(5)}`, ','],
];

describe('the separator of a file', () => {
  for (const [rule, text, delimiter] of DELIMITER_CASES) {
    it(`is found: ${rule}`, async () => {
      assert.equal(await guessDelimiter(text), delimiter);
    });
  }
});
