import type { EntryType } from '../../domain/listed-party.ts';
import { foldHeading } from './fold-heading.ts';

const WORDS: Readonly<Record<EntryType, string>> = {
  individual: `individual; person; natural person; private person; private; human; people; p; i; ind; naturliche person; privatperson; personne; personne physique;
    particulier; persona; persona fisica; persona natural; pessoa fisica; pessoa; natuurlijk persoon; persoon; osoba fizyczna; osoba; gercek kisi; kisi;
    физическое лицо; физлицо; фл; человек; фізична особа; فرد; شخص; 个人; 個人; 自然人; 개인`,
  entity: `entity; company; organisation; organization; org; legal entity; legal person; business; corporate; corporation; firm; institution; e; o; c; bank; association;
    juristische person; firma; gesellschaft; unternehmen; organisme; societe; entreprise; personne morale; empresa; entidad; persona juridica; sociedad; pessoa juridica;
    azienda; societa; persona giuridica; rechtspersoon; bedrijf; osoba prawna; tuzel kisi; sirket; юридическое лицо; юрлицо; юл; организация; компания;
    юридична особа; شركة; مؤسسة; كيان; 公司; 企业; 企業; 法人; 单位; 団体; 회사; 법인`,
  vessel: `vessel; ship; boat; tanker; v; schiff; navire; bateau; buque; barco; embarcacion; navio; nave; schip; statek; gemi; судно; корабль; سفينة; 船; 船舶; 선박`,
  aircraft: `aircraft; plane; airplane; aeroplane; helicopter; a; flugzeug; avion; aeronef; aeronave; aviao; aereo; vliegtuig; samolot; ucak; самолет; воздушное судно; طائرة; 飞机; 航空機; 항공기`,
};

const TYPES: ReadonlyMap<string, EntryType> = new Map(
  (Object.entries(WORDS) as [EntryType, string][]).flatMap(([type, words]) =>
    words.split(';').map((word) => [foldHeading(word), type] as const),
  ),
);

/** The entry type that a cell names, in the languages of the headings; null for any other text, which narrows nothing. */
export function entityTypeOf(text: string): EntryType | null {
  return TYPES.get(foldHeading(text)) ?? null;
}
