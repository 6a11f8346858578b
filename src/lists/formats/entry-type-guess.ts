import type { EntryType } from '../../domain/listed-party.ts';

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

/**
 * Type of a party whose publisher gives none: an individual when the name looks like a person's (two to six words,
 * letters only, no word of an organisation), otherwise an entity. A hint that only people have, such as an inmate number
 * or a date of birth, decides before the name does.
 */
export function guessEntryType(name: string, hints: { readonly person?: boolean } = {}): EntryType {
  if (hints.person === true) return 'individual';
  return looksLikePerson(name) ? 'individual' : 'entity';
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
