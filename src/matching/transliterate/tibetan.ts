/** Names in Tibetan letters, whose spelling has more letters than are spoken, and how Tibetans romanise them. */
const NAMES: readonly (readonly [string, string])[] = (
  'བཀྲ་ཤིས=tashi བློ་བཟང=lobsang ཕུན་ཚོགས=phuntsok ཚེ་རིང=tsering རྡོ་རྗེ=dorje བསོད་ནམས=sonam དོན་གྲུབ=dhondup རིན་ཆེན=rinchen བསྟན་འཛིན=tenzin ' +
  'མགོན་པོ=gonpo བྱམས་པ=jampa སྒྲོལ་མ=dolma དབྱངས་ཅན=yangchen སྐལ་བཟང=kelsang པདྨ=pema པད་མ=pema རྒྱལ་མཚན=gyaltsen དབང་འདུས=wangdu ངག་དབང=ngawang ' +
  'པ་སངས=pasang ལྷག་པ=lhakpa སྤེན་པ=penpa ནོར་བུ=norbu ཆོས་སྐྱིད=choekyi བདེ་སྐྱིད=dekyi འཇིགས་མེད=jigme རྒྱ་མཚོ=gyatso ཉི་མ=nyima ཟླ་བ=dawa ཚེ་བརྟན=tseten ' +
  'ཀརྨ=karma འཆི་མེད=chime ལྷ་མོ=lhamo ཡེ་ཤེས=yeshe སངས་རྒྱས=sangye ཆོས་འཕེལ=choephel དགེ་འདུན=gendun ཤེས་རབ=sherab ཕུར་བུ=phurbu མིག་དམར=migmar'
)
  .split(' ')
  .map((pair) => pair.split('=') as [string, string]);
const TIBETAN = /\p{Script=Tibetan}/u;
/** What stands between two syllables. */
const TSHEG = /[་།\s]+/gu;

/** A text with the Tibetan names in it as they are spoken; what is no known name stays in Tibetan letters. */
export function writeTibetanNames(text: string): string {
  if (!TIBETAN.test(text)) return text;
  let written = text;
  for (const [name, spoken] of NAMES) written = written.replaceAll(name, ` ${spoken} `);
  return written.replace(TSHEG, (between) => (between.includes(' ') ? ' ' : between));
}
