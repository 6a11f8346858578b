/**
 * Given names of Christians that Africans and Chinese have beside names of their own, and use or not: "Gabriel Jok Riak" is Jok Riak,
 * "John Lee" Lee Ka-chiu.
 */
const CHRISTIAN_NAMES: ReadonlySet<string> = new Set(
  (
    'aaron abel abraham adam adrian albert alan alain alex alexander alexandre alfred alice allan alphonse amos andre andrew anna anne anthony antoine antonio arnold arthur augustin augustine ' +
    'barnabas beatrice benedict benjamin bernadette bernard bernice betty boniface bosco brian bruno caroline catherine cecilia celestin charles charlotte chris christian christina christine christophe christopher clara clement constance cornelius cyrus ' +
    'damien daniel david deborah denis dennis diana dieudonne dominic dominique donald dorothy douglas edith edmund eduard edward edwin eleanor eli elias elijah elisabeth elizabeth emily emmanuel emma eric ernest esther eugene eva evelyn ezekiel ' +
    'felix ferdinand florence francis francois frank franklin fred frederic frederick gabriel geoffrey george gerald gerard germain gideon gilbert godfrey gordon grace gregory guillaume gustave guy ' +
    'harold harry helen henri henry herbert herman honore hubert hugo ignatius irene isaac isaiah israel jack jackson jacob jacqueline jacques james jane janet janvier jason jean jeanne jennifer jeremiah jeremie jerome jessica jim joan joel john johnson jonathan joseph josephine joshua joyce juan judith jules julia julian julie julius justin justine ' +
    'kenneth kevin laura laurent lawrence lazarus leo leon leonard leopold linda lily louis louise lucas lucie lucy luke marc marcel margaret maria marie marion mark marko martha martin mary mathew mathias mathieu matthew matthias matthieu maurice max maxime michael michel michelle moise moses ' +
    'nancy napoleon nathan nathaniel nelson nicholas nicolas noah noel norbert oliver oscar pascal patrice patricia patrick paul paulin peter philip philippe pierre prosper rachel raphael raymond rebecca regina reuben richard robert robinson roger roland ronald rose ruben ruth ' +
    'samson samuel sandra sarah sebastian serge silas simeon simon solomon sophia sophie stanislas stella stephane stephanie stephen steven susan sylvain sylvester sylvestre teresa theodore therese theophile theresa thierry thomas timothy titus tobias tom tony ' +
    'valentin valentine veronica victor victoria vincent vital vivian wallace walter wendy wilfred william wilson winston xavier yves zachary'
  ).split(' '),
);

/** True for a given name of Christians all over the world. */
export const isChristianName = (text: string): boolean => CHRISTIAN_NAMES.has(text);
