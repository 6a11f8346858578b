import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names by marriage', () => {
  itMatches([
    ['Cilia Flores de Maduro', 'FLORES, Cilia Adela'],
    ['Margarita Zavala de Calderón', 'ZAVALA, Margarita'],
    ['Cristina Fernández de Kirchner', 'FERNÁNDEZ, Cristina Elisabet'],
    ['Ana López vda. de Ruiz', 'LOPEZ RIVAS, Ana'],
  ]);

  itTellsApart([
    ['Cilia Flores de Maduro', 'MADURO, Nicolás'],
    ['Margarita Zavala de Calderón', 'CALDERÓN, Felipe'],
    ['Rosa Mendoza de Ortiz', 'MENDOZA, Carlos'],
  ]);
});
