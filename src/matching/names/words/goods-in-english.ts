/**
 * English words of what firms deal in and bodies are for that say the same, each row of one meaning: "Flower" and "Flowers", "Shoes"
 * and "Footwear". They keep the weight that they have; words of other languages that say one of a row say them all.
 */
const ROWS =
  'flowers flower floral floriculture/coffee coffees/cocoa cacao/cotton cottons/sugar sugars/' +
  'grain grains cereals cereal/flour flours/corn maize/soybean soybeans soya soy/potatoes potato/tomatoes tomato/' +
  'onions onion/apples apple/citrus oranges/bananas banana/grapes grape/fruits fruit/vegetables vegetable veg/' +
  'olives olive/fish fishes/seafood seafoods/shrimps shrimp prawns/meat meats/sausages sausage/' +
  'dairy dairies milk milks/cheese cheeses/eggs egg/chickens chicken/cattle livestock/pigs pig swine/goats goat/' +
  'horses horse/camels camel/fertilizers fertilizer fertilisers fertiliser/' +
  'pesticides pesticide agrochemicals agrochemical/seeds seed/nursery nurseries/cement cements/' +
  'glass glasses glassware/plastics plastic/rubber rubbers/paints paint/varnishes varnish lacquers/' +
  'coatings coating/tiles tile/ceramics ceramic/bricks brick/sand sands/stone stones/marble marbles/' +
  'granite granites/quarry quarries/salt salts/carpets carpet rugs/jewellery jewelry jewelery jewels/' +
  'jewellers jeweller jewelers jeweler/watches watch watchmaking horology/clocks clock/parts part/' +
  'accessories accessory/components component/tyres tyre tires tire/batteries battery accumulators/pumps pump/' +
  'pipes pipe tubes tube piping/valves valve/cables cable/wires wire/furniture furnitures furnishings/' +
  'mattresses mattress/lamps lamp/lighting lights/mirrors mirror/doors door/windows window/' +
  'elevators elevator lifts/cranes crane/bearings bearing/engines engine/motors motor/turbines turbine/' +
  'generators generator/boilers boiler/furnaces furnace/filters filter/screws screw/bolts bolt/nails nail/' +
  'locks lock/keys key/tools tool/fasteners fastener/castings casting/forging forgings/instruments instrument/' +
  'appliances appliance/beverages beverage drinks drink/juices juice/wines wine/spirits liquors liquor/beer beers/' +
  'cigarettes cigarette/tobacco tobaccos/bread breads/bakery bakeries/pasta pastas/' +
  'confectionery confectioneries sweets/chocolate chocolates/biscuits biscuit cookies/beekeeping apiculture apiary/' +
  'nuts nut/pistachios pistachio/almonds almond/walnuts walnut/spices spice/tea teas/herbs herb herbal/fats fat/' +
  'canned canning cannery/catering caterers/restaurants restaurant/cafes cafe/hotels hotel/hostels hostel/' +
  'perfumes perfume perfumery fragrances fragrance/cosmetics cosmetic/soap soaps/detergents detergent/paper papers/' +
  'cardboard carton/books book/bookstore bookshop bookstores bookshops/magazines magazine/toys toy/' +
  'games game gaming/machinery machineries machines machine/tractors tractor/trucks truck lorries lorry/' +
  'cars car automobiles automobile autos/trailers trailer/wagons wagon/locomotives locomotive/' +
  'motorcycles motorcycle/bicycles bicycle bikes/boats boat/yachts yacht/ships ship vessels vessel/ports port/' +
  'harbour harbor/wharf wharves/ferry ferries/taxes tax/houses house/homes home/apartments apartment/' +
  'roads road highways highway/bridges bridge/tunnels tunnel/dams dam/canals canal/sewage sewerage/waste wastes/' +
  'coal coals/ore ores/aluminium aluminum/emeralds emerald/diamonds diamond/gems gem gemstones gemstone/' +
  'pearls pearl/farm farms/ranch ranches/estates estate/garden gardens gardening/park parks/trees tree/' +
  'forest forests/advertising advertisement advertisements/events event/shows show/entertainment entertainments/' +
  'cinema cinemas/films film/music musical/theatre theater theatres theaters/concerts concert/photography photo/' +
  'telephone telephones phones phone/computers computer computing/networks network networking/' +
  'betting bets bet bookmaker bookmakers/lottery lotteries/casino casinos/remittances remittance/' +
  'transfers transfer/loans loan/credits credit/savings saving/pawnshop pawnshops/rental rentals rent/' +
  'pensioners pensioner retirees retired/workers worker/farmers farmer/peasants peasant/miners miner/' +
  'sailors sailor seafarers seamen/fishermen fisherman/drivers driver/women woman womens/mothers mother/' +
  'fathers father/children child childrens/youth youths/students student/teachers teacher/journalists journalist/' +
  'writers writer/artists artist/musicians musician/lawyers lawyer attorneys advocates/notaries notary/' +
  'doctors doctor physicians/nurses nurse/engineers engineer/architects architect/scientists scientist/' +
  'merchants merchant traders trader/craftsmen craftsman artisans handicrafts handicraft crafts/' +
  'entrepreneurs entrepreneur businessmen/employers employer/consumers consumer/voters voter/citizens citizen/' +
  'veterans veteran/soldiers soldier/weapons weapon arms/ammunition munitions/explosives explosive/change changes/' +
  'hope hopes/rebirth renaissance/reform reforms reformist reformists/orphans orphan/widows widow/refugees refugee/' +
  'migrants migrant/victims victim/prisoners prisoner/disabled disability handicapped/martyrs martyr/' +
  'environment environmental/animals animal/pets pet/hunting hunters hunter/tours tour/travel travels/' +
  'weddings wedding/halls hall/pharmacy pharmacies/clinic clinics/hospital hospitals/' +
  'dentistry dental dentists dentist/optics optical optician opticians/laboratory laboratories/' +
  'diagnostics diagnostic/warehouse warehouses warehousing/packaging packing packages/containers container/' +
  'boxes box/bags bag/bottles bottle/pallets pallet/recycling recycled recycle/shoes shoe footwear/' +
  'clothing clothes garments garment apparel/uniforms uniform/fashion fashions/hats hat/gloves glove/' +
  'leather leathers/fur furs/wool wools woollen/silk silks/textiles textile/fabrics fabric cloth/yarn yarns/' +
  'thread threads/laundry laundries/gym gyms/hairdresser hairdressers hairdressing/barber barbershop/' +
  'timber lumber wood woods/sawmill sawmills/brewery breweries/winery wineries/distillery distilleries/' +
  'dealer dealers/translation translations/training trainings/courses course/consulting consultancy/audit audits/' +
  'mail post/parcels parcel/taxi taxis/buses bus/ropes rope/nets net/seaport seaports/' +
  'homeland fatherland motherland/museum museums/wheat/saffron/hazelnuts hazelnut/seedlings seedling/fodder/' +
  'feed feeds/noodles/blankets blanket/curtains curtain/stationery/dyes dye dyestuff/pigments pigment/' +
  'vehicles vehicle/refrigerators refrigerator/sanitary/scrap/pharmacists pharmacist/embroidery/gifts gift/' +
  'umbrellas umbrella/toiletries/wigs wig/medicines medicine/supplies/silver/dates date/sheep/pensions pension';

/** The same as words. */
export const GOODS_IN_ENGLISH: readonly (readonly string[])[] = ROWS.split('/').map((row) => row.split(' '));
