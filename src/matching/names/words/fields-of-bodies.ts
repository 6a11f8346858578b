/**
 * What bodies teach, study, make and keep, beside their words in other languages, each row of one meaning: sciences, subjects, products, parts of
 * the state. In small Latin letters as names are written after transliteration; none is a name that people have.
 */
const ROWS =
  'pedagogical pedagogic pedagogy pedagogicheskiy pedagogicheskaya pedagogicheskogo pedagogika pedagogico pedagogica padagogische padagogik pedagogiczny pedagogickych/' +
  'linguistic linguistics lingvisticheskiy lingvistika linguistico linguistica/' +
  'agrarian agrarnyy agrarnaya agrarnoe agrario agraria agraire agrarische agrarni rolniczy/agroindustrial agropromyshlennyy agropromyshlennaya agroprom/' +
  'forestry lesnoy lesnaya lesnoe lesnogo lesotekhnicheskiy lesokhozyaystvennyy forestal forestier sumarski forstwirtschaft ormancilik/' +
  'veterinary veterinarnyy veterinarnaya veterinaria veterinario veterinaire veterinarski/' +
  'theological theology theologique teologicheskiy teologia teologica bogoslovskiy ilahiyat/conservatory konservatoriya conservatoire conservatorio/' +
  'judicial judiciary sudebnyy sudebnaya judiciaire sadebni yargi qadayy/' +
  'customs tamozhennyy tamozhennaya tamozhnya douane douanes aduana aduanas dogana zoll gumruk jmark/dental dentistry stomatologicheskiy stomatologiya/' +
  'nursing sestrinskiy hemsirelik/' +
  'geological geology geologicheskiy geologicheskaya geologiya geologicheskoe geologico geologica geologique geologische jeoloji/' +
  'geophysical geophysics geofizicheskiy geofizicheskaya geofizika geofisica geophysique/geodesy geodetic geodezii geodeziya geodezicheskiy geodesique/' +
  'cartography cartographic kartografii kartografiya kartograficheskiy/' +
  'hydrometeorological hydrometeorology gidrometeorologicheskiy gidrometeorologii gidromet/' +
  'meteorological meteorology meteorologicheskiy meteorologii meteo/cybernetics cybernetic kibernetiki kibernetika kiberneticheskiy/' +
  'acoustics acoustic akusticheskiy akustika acoustique acustica akustik/hydroacoustics hydroacoustic gidroakusticheskiy gidroakustika gidroakustiki/' +
  'cryogenic cryogenics kriogennyy kriogennaya kriogenika kriogen/vacuum vakuumnyy vakuumnaya vakuum/plasma plazmennyy plazma plazmy/' +
  'isotope isotopes izotopov izotopnyy izotop/biochemistry biochemical biokhimii biokhimiya biokhimicheskiy bioquimica/' +
  'microbiology microbiological mikrobiologii mikrobiologiya mikrobiologicheskiy microbiologia microbiologie/' +
  'virology virological virusologii virusologiya virologia virologie/vaccine vaccines vaktsin vaktsina vaccin/' +
  'epidemiology epidemiological epidemiologii epidemiologicheskiy/immunology immunological immunologii/' +
  'physiology physiological fiziologii fiziologiya fiziologicheskiy/toxicology toxicological toksikologii/' +
  'mathematics mathematical matematiki matematika matematicheskiy/thermophysics thermophysical teplofiziki teplofizika/' +
  'hydrodynamics hydrodynamic gidrodinamiki gidrodinamika gidrodinamicheskiy/aerodynamics aerodynamic aerodinamiki aerodinamika aerodinamicheskiy/' +
  'aerohydrodynamic aerohydrodynamics aerogidrodinamicheskiy aerogidrodinamicheskogo/' +
  'heating teplosnabzhenie teplosnabzheniya teploset teploseti otopleniya/combustion goreniya gorenie/propulsion dvizhiteley propulsione/' +
  'artillery artilleriyskiy artilleriya artillerie artilleria topcu/explosives explosive vzryvchatykh explosivos explosifs sprengstoff patlayici/' +
  'pyrotechnics pyrotechnic pirotekhnicheskiy pirotekhniki pirotechnika/armour armored armoured bronetankovyy bronirovannyy blindados/' +
  'diesel dizelnyy dizel dizelist dizelnykh/compressor compressors kompressornyy kompressor kompressorov kompresor/' +
  'foundry foundries liteynyy liteynaya fundicion fonderie giesserei/titanium titanovyy titanovykh/zinc tsinkovyy tsink zinco/' +
  'tungsten wolfram volfram/molybdenum molibden/magnesium magnievyy magniy/lithium litievyy litiy/graphite grafit grafitovyy/' +
  'composite composites kompozitnyy kompozitnye kompozity kompozitov/polymer polymers polimernyy polimer polimerov polimery/' +
  'fibre fibres fiber fibers volokna volokno/pulp tsellyuloznyy tsellyuloza celulosa zellstoff/pesticide pesticides pestitsidov/' +
  'poultry ptitsefabrika ptitsevodcheskiy avicola/brewery brewing pivovarennyy pivovarnya brauerei brasserie/distillery spirtovoy likerovodochnyy likero/' +
  'confectionery konditerskaya konditerskiy/bakery khlebozavod khlebokombinat panaderia boulangerie/factoring faktoring/' +
  'betting bukmekerskaya bukmeker apuestas/guild gildiya gilde/' +
  'syndicate sindikat sindicato syndicat/collective kolkhoz kolkhoza/plantation plantations plantatsii/ranch rancho ranchos/' +
  'utilities utility kommunalnyy kommunalnoe kommunalnye kommunalnykh/waterworks vodokanal vodosnabzhenie vodosnabzheniya/' +
  'dredging dragado dragage dnouglubitelnyy/terminal terminals terminalnyy/newspaper newspapers gazeta periodico/magazine zhurnal revista/' +
  'library libraries biblioteka biblioteki bibliotheque biblioteca bibliothek kutuphane maktaba ketabkhaneh/' +
  'archive archives arkhiv archivo archivos archiv/kindergarten kindergartens/lyceum litsey lycee liceo/gymnasium gimnaziya/' +
  'faculty faculties fakultet fakulteta facultad faculte fakultat facolta fakultesi daneshkadeh/' +
  'observatory observatoriya observatorio observatoire rasathane/tribunal tribunaux tribunale tribunales/squadron squadrons eskadrilya escuadron escadron/' +
  'flotilla flotiliya flotille/garrison garnizon guarnicion/monastery monastyr monasterio monastere manastir/seminary seminariya seminario seminaire/' +
  'orphanage orphans orphan yetim huerfanos sirot aytam/nanotechnology nanotechnologies nanotekhnologii nanotekhnologiy/' +
  'electrochemical electrochemistry elektrokhimicheskiy elektrokhimii/' +
  'radiotechnical radiotechnics radiotekhnicheskiy radiotekhnicheskaya radiotekhniki radiotekhnika radiotechnika/' +
  'radioelectronic radioelectronics radioelektronnyy radioelektronnaya radioelektronnoy radioelektronika radioelektronnye radioelectronica radioelektronines/' +
  'metalworking metalloobrabotka metalloobrabatyvayushchiy/toolmaking instrumentalnyy instrumentalnaya/' +
  'assembly montazhnyy montazh montazha montaje montage montaj/galvanic galvanicheskiy/' +
  'hydraulic hydraulics gidravlicheskiy gidravlika gidravliki hidrolik hidraulica/pneumatic pneumatics pnevmaticheskiy pnevmatika/' +
  'optomechanical optikomekhanicheskiy/spectroscopy spectral spektralnyy/metrology metrological metrologii metrologicheskiy/' +
  'standardization standardisation standartizatsii/certification sertifikatsii sertifikatsiya certificacion/' +
  'automation automatics avtomatiki avtomatika avtomatizatsii avtomatizatsiya otomasyon automatizacion/telemechanics telemekhaniki telemekhanika/' +
  'navigatsionnyy navigatsionnykh/hydrography hydrographic gidrograficheskiy/oceanology oceanographic oceanography okeanologii okeanologiya oceanografico/' +
  'geochemistry geokhimii/mineralogy mineralogii/seismology seismological seysmologii/ecology ecological ekologicheskiy ekologii ekologiya';

/** Words of one meaning. */
export const FIELDS_OF_BODIES: readonly (readonly string[])[] = ROWS.split('/').map((row) => row.split(' '));

/** English words that others are translated by, and that say what a body is or does, and are no name by themselves. */
const TRANSLATED_BY =
  'assembly judiciary enforcement guidance newspaper newspapers publications explosives explosive polymer polymers savings planning ' +
  'governorate materials concrete expediency centrifuge enrichment customs tax tunnel shrines seminary seminaries processing extraction bitumen terminal ' +
  'terminals storage cinema clergy radar composite composites fibre fiberglass pilgrimage congress dispensary phosphate phosphates foodstuffs syndicate ' +
  'orphans cereals endowment endowments waqf maintenance consumer currency library bookshop bookstore station exhibition showroom shops artillery ' +
  'armoured armored paratroopers reconnaissance section apparatus coordination forum kindergarten appliances devices bakeries perfumes marble ' +
  'clearance secretariat conference supervision sector cnc automation automatic automatics control biological circuit decoration district ' +
  'infrared ultrasonic graphite hydraulic hydraulics photovoltaic conservancy pesticide toys shoes ordnance equity guarantee studio rural ' +
  'plantation crisis mathematics mathematical experimental carriage locomotive journal cryptography motorcycle troops assault airborne admiralty ' +
  'historical geological geophysical seismic titanium magnesium telemechanics vacuum cryogenic pneumatic compressor metro underwater submarine ' +
  'meteorological hydrographic cartography combined warfare arbitration distillery aggregate training childrens viticulture winemaking correctional ' +
  'detention pretrial safety passenger synthetic molecular theoretical agrarian woodworking pulp clinical bus buses trolleybus testing plasma ' +
  'thermonuclear reactors microdevices microinstruments microcircuits microwave radiocommunications antenna radiomeasuring radiomeasurement components ' +
  'radiocomponents capacitor resistor transistor gyroscope inertial lighting transformer generator gearbox fasteners foundry tungsten molybdenum ' +
  'nonferrous beneficiation alumina acid depot isotopes accelerator biochemical microbiology virology toxicology epidemiology pharmacology hygiene ' +
  'biology aerohydrodynamic aerodynamic hydrodynamic aeroengine propulsion parachute projectiles mortar pyrotechnic airbase commissariat ' +
  'expeditionary representation lyceum gymnasium boarding circus philharmonic orchestra ensemble archive sewing knitwear footwear plywood porcelain ' +
  'asphalt alcohol vodka brewery cannery confectionery collective pawnshop microfinance accounting rental communal mortgage cosmetics assistance inter ' +
  'interregional nonmetallic structural reagents cosmonautics radiotechnical telegraph telephone domestic cleaning architecture architects yarn ' +
  'partnership portfolio dormitory discount forestry importer exporting sawmill bottling agrochemicals metalworking gasoline developer accountants ' +
  'lawyers workshop workshops fitness nightclub loans shipowner waterways fluvial legislative comptroller revenue geographical ironworks gears rail ' +
  'nursing trustee forwarder poultry faculty ' +
  'societies material infrastructure component commodities commodity automated promotion elevator elevators spare spares ' +
  'spareparts renovation waste disposal refrigeration stones tiles coating coatings adhesives cardboard bricks gravel wheat ' +
  'stamping tooling film films hospitality laundry recruitment staffing auditing surveyors hosting guided firearms boats yachts yacht towing salvage ' +
  'wagons wagon parking handling students student farmers immigration passport remote manufacture provider providers wholesaler dealer dealers ' +
  'dealership agents agencies auction auctions auctioneers boutique boutiques salon salons polyclinic diagnostics surgical prosthetics optometry ' +
  'dentists preservation prevention chromium gases liquefied quarry quarries smelter smelting tubes pipes wires ' +
  'ropes screws bolts lamps bulbs rotors trains trailers trailer cars garage garages bicycles bicycle seeds aquaculture hatchery slaughterhouse ' +
  'tannery weaving fabrics fabric clothes handbags watches clocks optician handicrafts handicraft antiques books stationery publication channels ' +
  'events event fairs clubs swimming pools apartments apartment residences grocery groceries cafes spices sweets biscuits pasta noodles juices soap ' +
  'detergents detergent perfume financing currencies taxation audit translation translations interpreters notary notaries attorneys solicitors ' +
  'nursery branches board boards coastguard rescue firefighting ambulance charities teams crew factions faction camps facility facilities sites ' +
  'docks pilotage vessel tanker ferries cruises conservation wildlife climate weather survey surveys mapping hydrology irrigation dams reservoir ' +
  'cooling ventilation conditioning hvac insulation roofing flooring doors windows kitchens bathrooms sanitary plumbing escalators scaffolding ' +
  'cranes excavators bulldozers gauges meters scales calibration analysis researches architectural furnishing furnishings owned ' +
  'religious decisions';

/** The same as words. */
export const FIELDS_IN_ENGLISH: readonly string[] = TRANSLATED_BY.split(' ');
