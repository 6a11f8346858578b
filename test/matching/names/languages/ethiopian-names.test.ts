import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Ethiopians', () => {
  itMatches([
    ['Filipos W/Yohannes', 'FILIPOS WOLDEYOHANNES'],
    ['Abraha G/Michael', 'ABRAHA GEBREMICHAEL'],
    ['Tesfaye H/Mariam', 'TESFAYE HAILEMARIAM'],
    ['Debretsion G/Mikael', 'GEBREMICHAEL, Debretsion'],
    ['Ghebremeskel Woldegiorgis', 'GEBRE MESKEL WELDE GIYORGIS'],
    ['Hailemariam Desalegn', 'HAILE MARYAM DESALEGN'],
    ['Haile Selassie', 'Haylä Səllase'],
    ['ኃይለ ሥላሴ', 'Haile Selassie'],
  ]);

  itTellsApart([
    ['Filipos W/Yohannes', 'FILIPOS GEBREYOHANNES'],
    ['Abraha G/Michael', 'ABRAHA WOLDEMICHAEL'],
    ['Tesfaye H/Mariam', 'TESFAYE TEKLEMARIAM'],
    ['Woldemichael Abraha', 'WOLDE MARIAM Abraha'],
    ['Haile Giorgis', 'HAILE GERIMA'],
    ['Gebreselassie Haile', 'GEBRE YESUS Haile'],
  ]);
});
