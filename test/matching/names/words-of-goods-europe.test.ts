import { itMatches, itTellsApart } from './score-pair.ts';

describe('goods, trades and aims in the Romance languages', () => {
  itMatches([
    ['Comercializadora de Flores Andina', 'Andina Flowers Trading'],
    ['Llantas Korenda', 'Korenda Tires'],
    ['Esmeraldas Lumaro', 'Lumaro Emeralds'],
    ['Asociación de Jubilados Brivena', 'Association of Pensioners Brivena'],
    ['Movimiento por el Cambio Tarvis', 'Tarvis Movement for Change'],
    ['Savonnerie Velmora', 'Velmora Soap Factory'],
    ['Pièces de Rechange Tarvis', 'Tarvis Spare Parts'],
    ["Transfert d'Argent Soltanova", 'Soltanova Money Transfer'],
    ['Syndicat des Agriculteurs Velmora', 'Farmers Union Velmora'],
    ['Caminhões Kaldoro', 'Kaldoro Trucks'],
    ['Mobilificio Mirexa', 'Mirexa Furniture Factory'],
    ['Îngrășăminte Mirexa', 'Mirexa Fertilizers'],
    ['Inmobiliaria Tarvis', 'Tarvis Real Estate'],
  ]);

  itTellsApart([
    ['Flores Andina Exportadora', 'Tropical Flowers Export'],
    ['Llantas Tarvis', 'Lumaro Tyres'],
    ['Ricambi Brivena', 'Kaldoro Spare Parts'],
    ['Imprimerie Brivena', 'Kaldoro Printing House'],
    ['Mouvement pour le Changement Tarvis', 'Movement for Change Lumaro'],
    ['Ferretería Velmora', 'Velmora Bakery'],
    ['Inmobiliaria del Norte SA de CV', 'INMOBILIARIA DEL SUR SA DE CV'],
  ]);
});

describe('goods, trades and aims in Slavic languages', () => {
  itMatches([
    ['Торговый дом «Цветы Велмора»', 'Velmora Flowers Trading House'],
    ['Насосный завод «Тарвис»', 'Tarvis Pump Plant'],
    ['Запасные части «Бривена»', 'Brivena Spare Parts'],
    ['Взрывчатые вещества «Калдоро»', 'Kaldoro Explosives'],
    ['Bumazhnaya fabrika Tarvis', 'Tarvis Paper Mill'],
    ['Fond pomoshchi bezhentsam Lumaro', 'Lumaro Refugees Aid Fund'],
    ['Друкарня «Велмора»', 'Velmora Printing House'],
    ['Зброя та боєприпаси «Тарвіс»', 'Tarvis Weapons and Ammunition'],
    ['Птушкафабрыка «Велмора»', 'Velmora Poultry Farm'],
    ['Пътища и мостове «Калдоро»', 'Kaldoro Roads and Bridges'],
    ['Rezervni delovi Velmora', 'Velmora Spare Parts'],
    ['Šećerana Velmora', 'Velmora Sugar Factory'],
    ['Pokret za promene Brivena', 'Movement for Change Brivena'],
    ['Tworzywa sztuczne Velmora', 'Velmora Plastics'],
    ['Biuro podróży Velmora', 'Velmora Travel Agency'],
    ['Knihkupectví Tarvis', 'Tarvis Bookshop'],
  ]);

  itTellsApart([
    ['Шинный завод «Бривена»', 'Kaldoro Tyre Plant'],
    ['Фонд защиты сирот «Велмора»', 'Korenda Orphans Protection Foundation'],
    ['Меблева фабрика «Тарвіс»', 'Lumaro Furniture Factory'],
    ['Абутак «Тарвіс»', 'Lumaro Footwear'],
    ['Rudnik bakra Tarvis', 'Lumaro Copper Mine'],
    ['Opakowania Brivena', 'Kaldoro Packaging'],
    ['Pekara Tarvis', 'Tarvis Spare Parts'],
  ]);
});

describe('goods, trades and aims in German, Dutch and Greek', () => {
  itMatches([
    ['Zuckerfabrik Velmora', 'Velmora Sugar Factory'],
    ['Ersatzteile Gavrento', 'Gavrento Spare Parts'],
    ['Eisenwerk Korenda', 'Korenda Iron Works'],
    ['Verpackungen Tarvis', 'Tarvis Packaging'],
    ['Meststoffen Mirexa', 'Mirexa Fertilizers'],
    ['Speelgoed Velmora', 'Velmora Toys'],
    ['Λουλούδια Βελμόρα', 'Velmora Flowers'],
    ['Ταξιδιωτικό Γραφείο Τάρβις', 'Tarvis Travel Agency'],
  ]);

  itTellsApart([
    ['Brauerei Mirexa', 'Soltanova Brewery'],
    ['Drukkerij Velmora', 'Korenda Printing House'],
    ['Έπιπλα Τάρβις', 'Lumaro Furniture'],
  ]);
});

describe('English words of goods', () => {
  itMatches([
    ['Velmora Shoes', 'Velmora Footwear'],
    ['Velmora Jewelry', 'Velmora Jewellery'],
    ['Velmora Realty', 'Velmora Real Estate'],
  ]);

  // "Thé" is tea, "the" is not; names of people are no goods.
  itMatches([
    ['PFLP', 'Popular Front for the Liberation of Palestine'],
    ['Flores, Juan Carlos', 'Juan Carlos Flores'],
  ]);

  itTellsApart([
    ['Sergey Gornyakov', 'Sergey Miners'],
    ['Velmora Shoes', 'Korenda Footwear'],
  ]);
});
