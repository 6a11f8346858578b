import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';

/** By-names of Arabs after the land that they come from, as English says them. */
const IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  (
    'mauritanian=mauritani libyan=libi egyptian=masri tunisian=tunisi moroccan=maghribi algerian=jazairi syrian=suri iraqi=iraqi yemeni=yamani yemenite=yamani ' +
    'sudanese=sudani palestinian=filistini lebanese=lubnani jordanian=urduni kuwaiti=kuwaiti somali=sumali somalian=sumali saudi=saudi bahraini=bahrayni ' +
    'qatari=qatari emirati=imarati omani=umani turk=turki kurd=kurdi uzbek=uzbaki tajik=tajiki chechen=shishani dagestani=daghestani georgian=gurji ' +
    'afghan=afghani pakistani=pakistani indian=hindi iranian=irani persian=farsi german=almani american=amriki russian=rusi bosnian=busni french=faransi ' +
    'frenchman=faransi ethiopian=habashi indonesian=indunisi turkmen=turkmani turkistani=turkistani belgian=baljiki australian=australi canadian=kanadi malian=mali ' +
    'nigerian=nigeri'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

const FEWEST_WORDS = 3;
const ARTICLE = 'the';

/**
 * A by-name that was translated, as Arabs write it: "Abu Hafs the Mauritanian" is Abu Hafs al-Mauritani. Nothing of an organisation's
 * name is meant so: "Bank of the Libyan".
 */
export function withNisbas(words: readonly LatinWord[]): readonly LatinWord[] {
  const [article, by] = words.slice(-2);
  if (words.length < FEWEST_WORDS || article === undefined || by === undefined) return words;
  const nisba = by.consonantal || by.native !== undefined ? undefined : IN_ENGLISH.get(by.text);
  if (nisba === undefined || article.text !== ARTICLE) return words;
  const { generic } = wordTables();
  const called = words.slice(0, -2);
  if (called.some(({ text }) => generic.has(text) || text === 'of')) return words;
  return [...called, latinWord('al'), latinWord(nisba)];
}
