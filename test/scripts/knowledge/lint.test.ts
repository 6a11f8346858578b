import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lintKnowledge, spreadOfNames } from '../../../scripts/knowledge/lint.ts';
import { spellingVariant } from '../../../src/matching/phonetics/spelling-variant.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const CONCEPTS = ['bank\tword', 'company\tword', 'trading\tword'];

/** Lints a folder with one table of Persian; a table of no row is there where `stray` names it. */
function lint(
  words: readonly string[],
  {
    concepts = CONCEPTS,
    stray,
    spellings = ['hasan hassan'],
    apart = ['igor / egor'],
    han = ['银行\tbank\t', '黄金\tgold\tname'],
    notes = ['born\tdate', 'branch\tbranch'],
    offices = ['modir'],
    addresses = ['meydan\tstreet\tsquare'],
  }: Partial<
    Record<'concepts' | 'spellings' | 'apart' | 'han' | 'notes' | 'offices' | 'addresses', readonly string[]>
  > & {
    readonly stray?: string;
  } = {},
): readonly string[] {
  const folder = temporaryFolder();
  const write = (name: string, header: string, rows: readonly string[]): void => {
    writeFileSync(join(folder.path, name), [header, ...rows].map((row) => `${row}\n`).join(''));
  };
  try {
    mkdirSync(join(folder.path, 'languages/fa'), { recursive: true });
    write('concepts.tsv', 'concept\tkind', concepts);
    write('languages.tsv', 'table\tlanguages', ['fa/words\tPersian']);
    write('languages/fa/words.tsv', 'word\tsays\tmarks\tturn', words);
    write('known-apart.tsv', 'names', apart);
    write('notes.tsv', 'phrase\tkind', notes);
    write('languages/fa/offices.tsv', 'phrase', offices);
    write('languages/fa/addresses.tsv', 'word\tkind\tmeans', addresses);
    write('towns.tsv', 'town\tcountries\tother names', ['Oslo\tNO\tChristiania']);
    write('regions.tsv', 'region\tcodes', ['Oslo\tNO-03']);
    for (const script of ['und-Hani', 'und-Hrkt', 'ko-Hang']) {
      mkdirSync(join(folder.path, `languages/${script}`));
      write(`languages/${script}/characters.tsv`, 'word\tsays\tmarks', script === 'und-Hani' ? han : []);
    }
    write('languages/fa/spellings.tsv', 'forms', spellings);
    if (stray !== undefined) write(stray, 'word\tsays\tmarks\tturn', []);
    const spread = (variant: string): number => (variant === spellingVariant('kaiun') ? 90 : 0);
    return lintKnowledge(spread, pathToFileURL(`${folder.path}/`));
  } finally {
    folder.remove();
  }
}

const SOUND = ['bank\tbank\talways\t', 'sherkat\tcompany\talways\t', 'tejarat\ttrading\t\t'];

describe('npm run knowledge:lint', () => {
  it('finds nothing in the tables that are here', () => {
    assert.deepEqual(lintKnowledge(spreadOfNames()), []);
  });

  it('finds nothing in sound rows, also where one word says two things', () => {
    assert.deepEqual(lint(SOUND), []);
    assert.deepEqual(lint([...SOUND, 'tejarat\tcompany\t\t']), []);
  });

  it('names a row out of order, one that stands twice, and one that is not written as letters are', () => {
    const [first = '', ...others] = SOUND;
    assert.match(lint([...others, first]).join('\n'), /line 4: "bank" stands behind "tejarat"/u);
    assert.match(lint([first, first, ...others]).join('\n'), /line 3, "bank": the same stands above/u);
    assert.match(lint([...SOUND, 'tejarat \tcompany\t\t']).join('\n'), /line 5: blanks/u);
    assert.match(lint([...SOUND, 'vide\u0301o\tcompany\t\t']).join('\n'), /line 5: .*composed/u);
  });

  it('names a word of addresses that is of no kind, and one that stands twice', () => {
    const found = lint(SOUND, { addresses: ['a\tstreat\tx', 'b\tstreet\tx', 'b\tstreet\ty'] }).join('\n');
    assert.match(found, /line 2, "a": "streat" is no kind/u);
    assert.match(found, /line 4, "b": the same stands above/u);
  });

  it('names a concept that is none, and one that nothing says', () => {
    assert.match(lint([...SOUND, 'zzz\tbnak\t\t']).join('\n'), /"zzz": no concept: bnak/u);
    assert.match(lint(SOUND, { concepts: [...CONCEPTS, 'zinc\tword'] }).join('\n'), /nothing says zinc/u);
  });

  it('names a table without a place in the order', () => {
    assert.match(lint(SOUND, { stray: 'languages/fa/more.tsv' }).join('\n'), /fa\/more: this is no table/u);
  });

  it('names a row of one name, one in other letters, and a name that stands twice on a row', () => {
    assert.match(lint(SOUND, { spellings: ['hasan'] }).join('\n'), /"hasan": one name alone/u);
    assert.match(lint(SOUND, { apart: ['igor / égor'] }).join('\n'), /small Latin letters/u);
    assert.match(lint(SOUND, { apart: ['egor / igor / egor'] }).join('\n'), /a name stands twice/u);
    assert.match(lint(SOUND, { spellings: ['b bb', 'a aa'] }).join('\n'), /line 3: "a aa" stands behind/u);
  });

  it('names a word in characters without a meaning, and a mark that its script has not', () => {
    assert.match(lint(SOUND, { han: ['银行\t\t'] }).join('\n'), /"" is no meaning/u);
    assert.match(lint(SOUND, { han: ['银行\tbank\twhole'] }).join('\n'), /whole is no mark/u);
  });

  it('names a note of no kind or without a phrase, and what stands twice or out of order beside names', () => {
    assert.match(lint(SOUND, { notes: ['born\tbirth'] }).join('\n'), /"born": "birth" is no kind/u);
    assert.match(lint(SOUND, { notes: ['\tdate'] }).join('\n'), /there is no phrase/u);
    assert.match(lint(SOUND, { notes: ['born\tdate', 'born\tdate'] }).join('\n'), /the same stands above/u);
    assert.match(lint(SOUND, { notes: ['née\tdate', 'born\tdate'] }).join('\n'), /stands behind/u);
    assert.match(lint(SOUND, { offices: ['modir', 'modir'] }).join('\n'), /stands behind/u);
  });

  it('names a word that many people are called by, and a mark that none needs', () => {
    const others = SOUND.slice(1);
    assert.match(
      lint(['bank\tbank\t\t', 'kaiun\tbank\talways\t', ...others]).join('\n'),
      /name of many people/u,
    );
    assert.deepEqual(lint(['bank\tbank\t\t', 'kaiun\tbank\talways,people\t', ...others]), []);
    assert.deepEqual(lint(['bank\tbank\t\t', 'kaiun\tbank\t\t', ...others]), []);
    assert.match(lint(['bank\tbank\talways,people\t', ...others]).join('\n'), /needs no mark people/u);
  });

  it('refuses a row with other cells, a mark and a turn that are none', () => {
    assert.throws(() => lint(['bank\tbank']), /line 2: 2 cells, the header has 4/u);
    assert.throws(() => lint(['bank\tbank\tsometimes\t']), /sometimes is no mark/u);
    assert.throws(() => lint(['bank\tbank\t\tfirst']), /first is no turn/u);
  });
});
