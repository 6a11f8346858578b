import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** Family names of Iranians with which compound ones begin, in their usual spellings. */
const FIRST =
  /^(?<first>(?:abb?as[iy]|abdoll?ah[iy]|afsh?ar[iy]|ahmad[iy]|akbar[iy]|alav[iy]|amin[iy]|amir[iy]|asadi|asgh?ari|azizi|bag?heri|bahrami|ebrahimi|emami|esma(?:e|i|ei)li|farah?ani|eskandari|gh?aff?ari|gh?anbari|gh?asem[iy]|qasem[iy]|gh?olami|gh?orbani|habibi|hashemi|hass?ani|hatami|heidari|heydari|hoss?eini|husseini|jafari|jalali|jalili|jamshidi|javadi|kamali|karami|karimi|kazemi|khalili|khodadadi|mahdavi|mahmoudi|maleki|mansouri|mirzaei|mohamm?adi|mokht?ari|moradi|mortazavi|mo(?:u)?s+avi|mostafavi|mozaff?ari|naderi|najafi|nasiri|nazari|nour[iy]|norouzi|ra[hj][ai]m[iy]|rahmani|rajabi|ramezani|ra+nj?bari|rashidi|rasouli|reza(?:e|i|ei|ee|yi)|rostami|sadeghi|sadeqi|saeidi|saf+ari|salehi|salimi|shahbazi|sardari|sharifi|soleimani|soltani|taheri|taghavi|tahmasebi|tavakoli|yazdani|yousefi|zahedi|zarei|zamani)(?:an)?)(?<second>[a-z]{5,})$/u;

/** What makes another family name of one, "Ahmadinejad", "Karimipour", or of a given name, "Azizirahman". */
const NO_SECOND =
  /^(?:n[ei](?:j|z|zh|jh)[ae]d|nejat|za+deh?|zada|pou?r|poor|parv[ae]r|tabar|man[ei]sh|d[ou]+st|kh?w?ah|(?:khan|be[iy]?g|vand|mehr|niak|yeg?an)i?$|rahman|rehman|u?llah|ollah|allah|ha[qk]|[uo]ddin|iyeh?$|an?(?:far|pou?r|poor|zadeh?|nejad|nezhad|$))/u;

/** A compound family name of Iranians that is written as one, in its two parts: "Ahmadimoghadam" is Ahmadi-Moghadam; any other word as it is. */
export function splitPersianCompound(word: LatinWord): readonly LatinWord[] {
  if (word.text.length < SHORTEST || word.consonantal || word.native !== undefined) return [word];
  const { first, second } = FIRST.exec(word.text)?.groups ?? {};
  if (first === undefined || second === undefined || NO_SECOND.test(second)) return [word];
  return [latinWord(first), latinWord(second)];
}

const SHORTEST = 10;
