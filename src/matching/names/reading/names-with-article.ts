import { spellingVariant } from '../../phonetics/spelling-variant.ts';

/**
 * Family names of Arabic that stand after the article: of tribes ("al-Qahtani"), places ("al-Masri"), trades ("al-Najjar") and
 * by-names ("al-Assad"). Clerks write the article apart, as one with the name, or not at all.
 */
const NAMES =
  'tikriti assad masri maghribi tunisi ubaidi obeidi dulaimi jaburi juburi samarrai baghdadi basri mosuli karbalai najafi shami halabi dimashqi homsi ' +
  'khatib khateeb najjar haddad sabbagh dabbagh sarraf sabban sabuni sabouni attar bitar khayat khayyat hallaq hakim hakeem qadi katib zayyat bannai ' +
  'zahrani qahtani ghamdi otaibi utaybi harbi shammari dosari mutairi subaie ajmi balawi juhani anizi anazi shehri asiri najdi hijazi madani makki ' +
  'zubaidi zubaydi jizrawi khafaji tamimi saadi hamdani azzawi mashhadani janabi rawi hadithi kubaysi kubaisi fahdawi ' +
  'hashimi hashemi husseini hosseini qurashi quraishi ansari alawi musawi rifai gaylani kilani jilani qadiri tijani shadhili ' +
  'sharif sharaa shaar shaer nasser mansouri fayyad fayyadh ghoul khoury houri muallem moallem munajjid mamlouk masalma rustom dabbas atassi azm ' +
  'houthi huthi zindani raymi awlaki aulaqi hadrami sanaani wadii ahmar iryani shamiri humaydi ' +
  'zawahiri banna gamal sisi tantawi shafei shafii sahrawi sudani libi libbi urduni kuwaiti yemeni yamani iraqi suri filistini faransi almani amriki ' +
  'turkmani kurdi afghani hindi sindhi peshawari shishani ' +
  'qadhafi gaddafi kaddafi werfalli warfalli senussi sanusi mahmoudi barassi zway ' +
  'rashidi rasheedi qasimi qassimi qasemi qassem thani nahyan maktoum sabah khalifa taibi shibl shebel maghraby maghrabi hussein hussain husayn husain hamad katan kattan sheikh shaikh shaykh sebai sibai kayali caiali alayli nuaimi naimi mazrouei ketbi kaabi shamsi suwaidi dhaheri mansoori ' +
  'hariri jumblatt sayegh sayyegh hallak khalil fadhli zarqawi maliki jafari sadr khazali amiri kadhimi abadi mahdi karim rahman walid waleed mansour ' +
  'gohary gawhari jawhari masry sharkawy sharqawi sherif shazly ghazaly kholy baradei ganzouri orabi bendary fiky hadidy hadary hefny kashef naggar sawy sherbini sherbiny shahat tayeb wakil zayat mahdy morsy nahas sadat seweisy sobky tantawy wardany beltagy erian shater tohamy nabi nabawi gazzar wazir hajj hadj bashir mirghani turabi jaz atrash assali khawli tawil qasir ' +
  // What organisations are called.
  'haramain haramayn dawa daawa khaleej khalij barakaat barakat taqwa quds furqan rahmah rahma hilal manar mustaqbal huda salam shabab shabaab qaida qaeda nusra nusrah tawhid tawheed tauhid ' +
  'jihad sunna sunnah watan thawra fath rafidain rafidayn rasheed zawra bayan hayat najah rawda wafa waha tadamun muqawama zarooni zarouni noor nujaba muhajireen';

const variants: { set: ReadonlySet<string> | null } = { set: null };

/** True for the spelling variant of a family name that has the article. */
export function isOfNameWithArticle(variant: string): boolean {
  variants.set ??= new Set(NAMES.split(' ').map(spellingVariant));
  return variants.set.has(variant);
}

/** True for a family name that has the article, in any of the spellings that are variants of one. */
export const mayHaveArticle = (text: string): boolean => isOfNameWithArticle(spellingVariant(text));
