import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Russians as Hungarian spells them', () => {
  itMatches([
    ['Vlagyimir Putyin', 'PUTIN, Vladimir Vladimirovich'],
    ['Dmitrij Medvegyev', 'MEDVEDEV, Dmitry'],
    ['Volodimir Zelenszkij', 'ZELENSKY, Volodymyr'],
    ['Alekszandr Lukasenka', 'LUKASHENKO, Aleksandr'],
    ['Mihail Hodorkovszkij', 'KHODORKOVSKY, Mikhail'],
    ['Igor Szecsin', 'SECHIN, Igor'],
    ['Alekszej Miller', 'MILLER, Alexei'],
    ['Ramzan Kadirov', 'KADYROV, Ramzan'],
    ['Gennagyij Tyimcsenko', 'TIMCHENKO, Gennady'],
    ['Vjacseszlav Vologyin', 'VOLODIN, Vyacheslav'],
    ['Kovács Csaba', 'KOVACS, Csaba'],
    ['Gyurcsány Ferenc', 'GYURCSANY, Ferenc'],
  ]);

  itTellsApart([
    ['Vlagyimir Putyin', 'PUTIN, Igor'],
    ['Igor Szecsin', 'SECHIN, Ivan'],
  ]);
});
