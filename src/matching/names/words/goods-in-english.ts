/**
 * What firms trade in and make, in English, each row of one meaning. In small letters; none is a name that people have, so that a word says
 * what a firm does and not which one it is.
 */
const GOODS =
  'wheat/milk dairy milks/meat meats/livestock cattle/flowers flower floral floriculture/fruit fruits/vegetables vegetable veg/spices spice/saffron/' +
  'pistachios pistachio/hazelnuts hazelnut/almonds almond/herbs herbal/seedlings seedling/nurseries/seeds seed/fodder/feed feeds/shrimp shrimps/eggs/' +
  'juices juice/cigarettes cigarette/sweets/noodles/fabrics fabric/carpets carpet rugs/mattresses mattress/blankets blanket/curtains curtain/' +
  'shoes shoe footwear/clothing clothes apparel garments garment/toys toy/books/stationery/plastic plastics/tiles tile/ceramics ceramic/bricks brick/' +
  'granite/quarry quarries/paint paints coatings/dyes dye dyestuff/pigments pigment/detergent detergents/soap soaps/perfume perfumes perfumery fragrances fragrance/' +
  'cosmetics cosmetic/pumps pump/pipes pipe piping/valves valve/cables cable/wires wire/tyres tyre tires tire/tractors tractor/trucks truck/' +
  'motorcycles motorcycle/bicycles bicycle/vehicles vehicle/elevators elevator/lamps lamp/lighting/refrigerators refrigerator/watches watch/' +
  'jewellery jewelry jewellers jewelers jeweller jeweler jewels/gemstones gemstone gems gem/sanitary/warehouse warehouses warehousing/scrap/recycling recycle/' +
  'waste wastes/weddings wedding/events event/networks network/remittances remittance/pharmacy pharmacies/clinic clinics/appliances appliance/' +
  'pensioners pensioner retirees/teachers/students/journalists journalist/lawyers lawyer/doctors/pharmacists pharmacist/fishermen/widows/orphans orphan/' +
  'refugees refugee/accessories accessory/embroidery/handicrafts handicraft crafts/gifts gift/umbrellas umbrella/screws screw/boilers boiler/bolts bolt/' +
  'cranes crane/windows window/doors door/toiletries/wigs wig/beverage beverages drinks/explosives explosive/medicines medicine/supplies/cereals cereal grains grain/chocolates chocolate';

/** Words of goods and aims that are names, too: they keep the weight of one, but all their forms say the same. */
const LIKE_NAMES =
  'silver/pearls pearl/emeralds emerald/stones stone/dates date/nuts nut/olives olive/herb herbs/sheep/boats boat/roads road/bridges bridge/' +
  'loans loan/reforms reform reformist reformists/environment environmental/pensions pension/farmers farmer/merchants merchant/traders trader/teacher teachers/student students/' +
  'halls hall/fish fishes';

const rowsOf = (text: string): readonly (readonly string[])[] => text.split('/').map((row) => row.split(' '));

export const GOODS_IN_ENGLISH = rowsOf(GOODS);
export const GOODS_LIKE_NAMES_IN_ENGLISH = rowsOf(LIKE_NAMES);
