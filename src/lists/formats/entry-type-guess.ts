import type { ListedPartyRecord } from '../../domain/listed-party.ts';
import { resolveCountry } from '../../countries/countries.ts';
import data from './data/person-words.json' with { type: 'json' };

/** Words that stand in names of organisations and not of people. Lower case, folded to plain letters. */
const ORGANISATION_WORDS = new Set(
  `academy administration aerospace aero aeronautics aeronautical affiliate agency agricultural agro air aircraft airline airlines airways
  alliance armed army arsenal assembly associates association atelier atomic authority automation automotive autonomous aviation avionics bakery bank
  base battalion bearing bearings board brigade broker brothers bureau business businesses cargo center centers centre chemical chemicals club co
  college combine command commerce commercial commission committee communication communications companies company complex components
  computer computers computing concern consortium construction consultant consultants consultancy consulting contracting contractors cooperation
  cooperative corp corporate corporation corps council courier court defence defense delivery department design development
  digital directorate dispatch distribution distributors division dynamics economic electric electrical electro electronic electronica electronics
  electrotechnical emirates energy engineering engineers enterprise enterprises entertainment equipment establishment export exporters exports express
  facility factory federal federation fellowship fertilizer finance financial firm fleet force forces forwarding foundation foundry
  freight front fund furniture fze fzc fzco garden gas general global gmbh government group groupe guard guards hardware headquarters health hi-tech
  holding holdings hospital hotel hydro implement import importers imports inc incorporated industria industrial industries industry information
  infrastructure innovation innovations innovative institut institute institution instrument instruments insurance integrated intelligence
  international internet intertrade invest investment investments jet jsc kombinat laboratories laboratory labs landing leasing limited line lines
  llc llp logistic logistics lp ltd ltda machine machinery machines maintenance makina management manufacturer manufacturers manufactory manufacturing marine
  maritime market marketing material materials mechanical mechanics media medical metal metallurgical metals microelectronics micro military mill mine mineral mining
  ministry mission mobile motor motors movement museum national naval navigation navy net network networks nuclear office oil operations optical optics
  optoelectronics organisation organization organizations overseas parastatal parts partner partners partnership party petrochemical petroleum pharma
  pharmaceutical photonics physics pipeline plant plants plc police polymer polytechnic port ports power precision press private processing procurement
  production products program project projects property prison province provincial pty publishing pvt radio railway ranch real recording
  refinery refineries regiment region regional republic research resort resources restaurant robotics rocket s.a sanat satellite school science sciences scientific
  sea sector security semiconductor semiconductors services service shipbuilding shipping ship shipyard shipyards shop society sociedad software solution solutions space
  spares speciality specialties spaceflight special sports squadron stars state station steel stock storage store subsidiary sugar supercomputing
  supplies supply surveillance system systems team teaching tech technic technical technik technika technologies technology tekstil telecom
  telecommunication telecommunications teleport television terminal test testing textile textiles trade traders trading training trans transport
  transportation travel troops trust tyre union united unitary universal university unlimited ventures vessel warehouse water wireless works
  workshop workshops world zavod zone ooo oao zao pao ao fsue fgup spa srl sarl sas sal s.a.l bhd sdn ag kg nv bv oy ab sro d.o.o doo a.s
  ticaret sanayi sirketi limitada cia dis sistemas sistemi grupo banco banque caisse emporium aeroservice aeroservices avia lab impex
  electrocom gazprom rosneft concerns organisations laboratoires etablissement etablissements entreprise societe compagnie centro
  hackers subjects actors cyber members interference malware hizballah hezbollah century pjsc results anstalt vertriebs commercio s.l a.g s.p.a s.r.l b.v iberica phase empire link video logic display kompozit kimya obshchestvo aktsionernoe byuro otkrytoe systema sputnik lojistik deniz gida teksti
  motorlari kiosk drones option plan sanaat abzar parto palayesh beijing shanghai harbin shenzhen guangzhou tianjin nanjing chengdu moscow tehran
  dubai istanbul farm agro lebanon iran syria pakistan india china russia germany turkey korea intelcom com
  empresa comercio comercial cooperativa servicios transportes fabrica instituto`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Endings of organisation names written as one word: `Belmicrosystems`, `Tomskneftekhim`. */
const ORGANISATION_ENDING =
  /(?:tech|soft|trade|trans|gaz|gas|neft|prom|stroy|stroi|electro|electronics|micro|systems|system|export|impex|chem|khim|bank|mash|energo|avia|technologies|logistics|telecom|net|net\.com|group|metal|oil|pharm|corp)$/iu;

const PARTICLES =
  /^(?:al|el|bin|ibn|bint|abu|abd|abdul|ben|de|del|della|der|den|di|da|dos|la|las|le|los|van|von|y|e|ul|ur|ud|al-\p{L}+|jr|sr|ii|iii|iv|mc|st)$/u;

/** Words of people's names, counted over the lists that tell people from organisations; `npm run build:person-words`. */
const PERSON_WORDS: ReadonlySet<string> = new Set(data.words.split(' '));

/** Surnames and given names of China, Korea and Vietnam, which are words of firms too: they tell a person among short words only. */
const SHORT_NAMES = new Set(
  `bai cao chan chang chao chau chen cheng cheung chiang chiu cho choe choi chong chow chu chung deng ding dong du duan fan fang feng
  fong fu fung gao ge geng gong gu guo han hao he ho hong hou hu hua huang hui hung jang jia jiang jin jo jon jong kang ke kim ko kong kuo
  kwan kwok kwon lai lam lau law lee lei leung li liang liao lim lin ling liu lo long lu luk luo ma mao meng mok mun ng ngai nguyen ni o
  oh paek pak pan pang park peng poon qi qian qiao qin qiu qu ren ri ro ryu shao shen sheng shi shih sin so son song su suen sun tai tam tan
  tang tao teng tian tok tong tran tsai tse tu wai wan wang wei wen wong wu xi xia xiang xiao xie xing xu xue yan yang yao ye yeung yi yin
  ying yip yong yoo you yu yuan yue yun zeng zhai zhan zhang zhao zheng zhong zhou zhu zou`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Endings of surnames and of names of fathers. */
const NAME_ENDING =
  /\p{L}{3}(?:ov|ova|eva|enko|vich|vna|skiy|skaya|skaia|zadeh|nejad|nezhad|pour|oglu|shvili|opoulos|iadis|sson|escu)$/u;

/** What is known of the type of a party. */
export type PartyType = Pick<ListedPartyRecord, 'entryType' | 'typeIsGuessed'>;

/**
 * Type of a party whose publisher gives none. What only people or only organisations have, such as an inmate number or a date
 * of birth, tells it (`known`). Otherwise the name does, and the type is marked as a guess: an individual when all of it looks
 * like a person's name and a word of it is known from people, an entity on any doubt. `mostlyPeople` says that the
 * list has few organisations: there a name that nothing speaks against is a person's.
 */
export function guessEntryType(
  name: string,
  hints: { readonly known?: 'individual' | 'entity' | null; readonly mostlyPeople?: boolean } = {},
): PartyType {
  if (hints.known) return { entryType: hints.known };
  const isPerson = looksLikePerson(name) && (hints.mostlyPeople === true || hasPersonWord(name));
  return { entryType: isPerson ? 'individual' : 'entity', typeIsGuessed: true };
}

/** The words of a name in lower case and plain letters, hyphens and apostrophes aside. */
export function nameWords(name: string): readonly string[] {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !PARTICLES.test(word));
}

function hasPersonWord(name: string): boolean {
  const words = nameWords(name);
  if (words.some((word) => word.length > 3 && resolveCountry(word) !== null)) return false;
  if (words.some((word) => PERSON_WORDS.has(word) || NAME_ENDING.test(word))) return true;
  if (/(?:^|\s)\p{Lu}\.(?:\s*\p{Lu}\.)*\s*\p{Lu}/u.test(name)) return true;
  const short = words.length <= 3 && words.every((word) => word.length <= 9);
  return short && (SHORT_NAMES.has(words[0] ?? '') || SHORT_NAMES.has(words.at(-1) ?? ''));
}

function looksLikePerson(recorded: string): boolean {
  const name = recorded.replace(/(?<=\p{L}\s)["“]\p{L}+["”](?=\s\p{L})/u, '').replace(/\s+/gu, ' ');
  const allCapitals = name === name.toUpperCase();
  if (!allCapitals && /\([\p{Lu}\p{N} .-]{3,}\)/u.test(name)) return false;
  if (/[\p{N}&/:+@]|\.com\b|["“”]|\bthe\b|\bof\b|\band\b|\bfor\b/iu.test(name)) return false;
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/,?\s*\b(?:jr|sr|ii|iii|iv)\b\.?/giu, '')
    .replace(/\([^()]*\)/gu, ' ');
  const words = plain.split(/[\s,]+/u).filter((word) => word !== '');
  if (words.length < 2 || words.length > 6) return false;
  if (!allCapitals && words.some((word) => /^\p{Lu}{2}$/u.test(word))) return false;
  if (/^\p{L}$/u.test(words.at(-1) ?? '')) return false;
  return words.every((word) => isPersonWord(word, allCapitals));
}

function isPersonWord(word: string, allCapitals: boolean): boolean {
  const lower = word.toLowerCase().replace(/[.'’`?-]+$/u, '');
  if (PARTICLES.test(lower)) return true;
  if (lower.split(/[-'’]/u).some((part) => ORGANISATION_WORDS.has(part)) || ORGANISATION_WORDS.has(lower))
    return false;
  if (lower.length > 5 && ORGANISATION_ENDING.test(lower)) return false;
  if (/^\p{L}\.?(?:\p{L}\.?)?$/u.test(word)) return true;
  const titleCase = /^\p{Lu}[\p{Ll}'’`?]+(?:[-'’`]?\p{L}[\p{Ll}'’`]*)*\.?$/u;
  const capitals = /^\p{Lu}[\p{Lu}'’`-]+\.?$/u;
  return allCapitals ? capitals.test(word) : titleCase.test(word);
}
