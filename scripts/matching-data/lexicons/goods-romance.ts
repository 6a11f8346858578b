import type { Lexicon } from './lexicon.ts';

/** Words of goods, trades and aims in Spanish, French, Portuguese, Italian and Romanian, in the forms that names have. */
export const GOODS_ROMANCE: Lexicon = {
  flowers:
    'flores floricultura! florista! floristas! floricultores! floristeria! floristerias! florales! floricola! fleurs! floriculture! fleuriste! fleuristes! fiore fiori floricoltura! fiorista! flori! florilor!',
  coffee:
    'cafe cafes cafetera! cafeteras! cafetero! cafetal! cafetales! caficultora! caficultores! cafeiers! cafeeira! cafeicultor! cafeicultores! caffe cafea! cafelei!',
  cocoa: 'cacaos! cacaotera! cacaotero! cacaoyer! cacaoyers! cacau! cacaueira! cacao',
  cotton:
    'algodon! algodones! algodonera! algodonero! coton! cotons! cotonnier! cotonniere! cotonnieres! algodao! algodoeira! cotone! cotoni! cotonificio! cotonifici! bumbac! bumbacului!',
  sugar:
    'azucar! azucares! azucarera! azucarero! azucareras! azucareros! sucre! sucres! sucrier! sucriere! sucrieres! acucar! acucareira! acucareiro! zucchero! zuccheri! zuccheriero! zuccheriera! zahar zaharului!',
  'sugar+factory':
    'zuccherificio! zuccherifici! central_azucarero! fabrica_de_azucar! ingenio_azucarero! sucrerie! sucreries! usina_de_acucar! fabrica_de_acucar! fabrica_de_zahar!',
  'sugar+mill':
    'ingenio_azucarero! ingenio trapiche! usina_de_acucar! engenho_de_acucar! sucrerie! moulin_a_sucre!',
  rice: 'arroz! arrozes! arrocera! arrocero! arroceros! arroceras! riz rizicole! riziculture! riziculteurs! arrozeira! riso risi riseria! orez orezului!',
  'rice+mill': 'rizerie! rizeries! molino_de_arroz! molino_arrocero! riseria! riserie! riso_mulino!',
  wheat: 'trigo! trigos! triguera! triguero! bles frumento! grano grau! graului!',
  grain:
    'granos granera! cerealera! cerealeras! cerealero! cereales! cereale! cerealier! cerealiere! cerealiers! graos! cerealista! cereais! cereali! cerealicola! cerealelor!',
  flour:
    'harina! harinas! harinera! harinero! harineras! farine! farines! farinha! farinhas! farina! faina! fainii fainuri!',
  'flour+mill':
    'molino_harinero! molino_de_harina! minoterie! minoteries! moulin_a_farine! molino_farine! mulino_farine! molino! moinho_de_farinha! moageira! moagem! morarit! moara!',
  'wheat+mill': 'moinho_de_trigo! molino_de_trigo! triguero!',
  corn: 'maiz! maicera! maicero! maiceros! mais milho! granoturco! porumb! porumbului!',
  soybean: 'soja! soya sojera! soyera! soia!',
  barley: 'cebada! orge! orzo! cevada!',
  potatoes: 'papas patatas! pommes_de_terre! batatas! patate! cartofi! cartofilor!',
  tomatoes: 'tomates! jitomates! pomodoro! pomodori! rosii',
  apples: 'manzanas! pommes macas! mele mere',
  citrus: 'citricos! citricola! agrumes! agrumi! agrumicola! citrice!',
  bananas: 'banano! bananos! bananera! bananero! bananeras! platanos! bananes! bananeraie! banane!',
  grapes: 'uvas raisins! uva struguri!',
  fruits:
    'fruta frutos fruticola! fruticultura! fruticultores! frutales! frutera! fruteria! fruitier! fruitiers! frutas! fruteira! frutta! frutti! ortofrutta! ortofrutticola! ortofrutticoli! fructe! fructelor!',
  vegetables:
    'verduras! hortalizas! vegetales! legumbres! legumes! maraicher! maraichers! hortalicas! verdura! verdure! ortaggi! legume! legumelor!',
  olives: 'aceitunas! olivares olivarera! oleicole! azeitonas! olive olearia! masline!',
  fish: 'pescado! pescados! pesquera! pesqueras! pesquero! pescaderia! pescaderias! poisson! poissons! poissonnerie! peixe! peixes! peixaria! pesce! pesci! pescheria! ittica! ittico! peste! pestelui! piscicola!',
  fisheries:
    'pesquerias! pesquera! pesqueras! pesqueros! pecherie! pecheries! pescas pesqueira! pescherie! pescarii!',
  seafood:
    'mariscos! marisquera! marisqueria! fruits_de_mer! frutos_do_mar! marisco! frutti_di_mare! fructe_de_mare!',
  shrimp:
    'camaron! camarones! camaronera! camaroneras! camaronero! langostinos! crevettes! camarao! camaroes gamberi! gamberetti! creveti!',
  meat: 'carne! carnes! carnica! carnicos! carnicas! frigorifico! frigorificos! carniceria! carnicerias! viande! viandes! boucherie! boucheries! acougue! carni! macelleria! carnii! macelarie!',
  sausages: 'embutidos! salchichas! charcuterie! saucisses! linguicas! salumi salumificio! mezeluri!',
  milk: 'leche! lechera! lecheria! lecheros! lecheras! lait! laits laitier! laitiere! laitiers! laitieres! leite! leiteira! latte! latteria! lapte! laptelui!',
  dairy:
    'lacteos! lactea! lacteas! lechera! lecheria! laiterie! laiteries! laitiere! laitier! laitiers! laticinio! laticinios! lactinios! lattiero! lattiera! lattieri! latteria! latterie! latticini! casearia! caseario! caseificio! lactate! lactatelor! laptarie!',
  'dairy+products':
    'productos_lacteos! produits_laitiers! produtos_lacteos! prodotti_lattiero_caseari! prodotti_caseari! produse_lactate!',
  cheese:
    'queso quesos! queseria! quesera! fromages! fromage! fromagerie! queijo! queijos! queijaria! formaggi! formaggo! caseificio! caseifici! branza! branzeturi!',
  'cheese+factory': 'caseificio! fromagerie! queseria!',
  butter: 'mantequilla! beurre manteiga! burro',
  eggs: 'huevos! oeufs! ovos! uova oualor!',
  chickens: 'pollo pollos! poulets! frango! frangos! polli',
  poultry:
    'avicola! avicolas! avicultura! avicultores! aves! volaille! volailles! avicole! avicoles! aviculture! aviculteurs! pollame! avicoli! pasari avicol!',
  cattle:
    'ganado! ganados! ganadera! ganaderia! ganaderas! ganadero! ganaderos! vacuno bovinos! betail! elevage! eleveurs! bovins! bestiaux! gado! pecuaria! pecuaristas! bestiame! zootecnica! allevamento! allevamenti! bovine! vite zootehnie! zootehnic!',
  'cattle+breeding':
    'elevage_betail! elevage_de_betail! cria_de_ganado! ganaderia! criacao_de_gado! allevamento_bestiame! allevamento_bovini! cresterea_vitelor!',
  pigs: 'cerdos! porcinos! porcina! porcicola! porcs porcin! porcins! suinos! suinocultura! suini porcine!',
  sheep: 'ovejas! ovinos! ovina! moutons! ovins! ovelhas! pecore! ovini! ovine!',
  horses: 'caballos! equinos! chevaux! equestre! cavalos! cavalli!',
  'horse+breeding':
    'cria_de_caballos! criadero_de_caballos! elevage_de_chevaux! haras allevamento_cavalli! criacao_de_cavalos!',
  fertilizers:
    'fertilizante! fertilizantes! abonos engrais! fertilizzante! fertilizzanti! concimi! adubos! ingrasaminte! ingrasamintelor!',
  seeds:
    'semilla! semillas! semillera! semences! semence! semencier! semenciere! sementi! sementiera! semente! sementeira! seminte! semintelor!',
  cement:
    'cemento! cementos! cementer! cementera! cementeras! ciment! ciments! cimenterie! cimenteries! cimentier! cimenteira! cementi! cementifera! cimentului!',
  'cement+plant':
    'fabrica_de_cemento! cementera! cimenterie! cimenteries! usine_de_ciment! cementificio! cementifici! cementeria! cimenteira! fabrica_de_cimento! fabrica_de_ciment!',
  'cement+factory': 'fabrica_de_cemento! cimenterie! cementificio!',
  glass:
    'vidrio! vidrios! vidriera! vidrieria! vidrieras! cristaleria! verre verrerie! verreries! vitrerie! vidro! vidros! vidracaria! vidraceira! vetro! vetri! vetraria! sticla! sticlei! sticlarie!',
  glassworks:
    'verrerie! verreries! cristallerie! cristalleries! vetreria! vetrerie! vidrieria! cristaleria! vidraria! sticlarie!',
  plastics:
    'plastico! plasticos! plasticas! plastique! plastiques! plasturgie! matieres_plastiques! plastica! plastiche! plastici! materie_plastiche! materiale_plastico! plastic plastice! mase_plastice! materiale_plastice!',
  rubber:
    'caucho cauchos! cauchera! hule hulera! huleras! caoutchouc! caoutchoucs! borracha! borrachas! gomma! gomme! cauciuc! cauciucului!',
  paints:
    'pintura! pinturas! peinture! peintures! tintas vernici! vernice! pitture! vopsele! vopsea! vopselelor!',
  varnishes: 'barnices! vernis vernizes! lacche lacuri!',
  tiles:
    'azulejo! azulejos! losetas! baldosas! tejas carrelage! carrelages! tuiles! tuilerie! faience! ladrilhos! telhas! piastrella! piastrelle! mattonelle! gresie! faianta! tigla!',
  ceramics: 'ceramica! ceramicas! ceramico! ceramicos! ceramique! ceramiques! ceramiche! ceramichi!',
  bricks:
    'ladrillos! ladrillera! ladrilleras! briques! briqueterie! tijolos! olaria! mattoni! laterizi! caramida! caramidizi!',
  concrete:
    'concreto! concretos! concretera! concreteras! hormigon! hormigones! hormigonera! beton! betons! betao! calcestruzzo! calcestruzzi! betonului!',
  sand: 'arenas arenera! sables sabliere! areias sabbia! nisip',
  gravel: 'grava! gravas! gravera! graviers! britas! cascalho! ghiaia pietris!',
  lime: 'calera! caleras! chaux! calce!',
  gypsum: 'yeso! yesos! yesera! platres gypse! gesso gessi ipsos!',
  marble:
    'marmol! marmoles! marmoleria! marmolera! marbre! marbres! marbrerie! marmore! marmores! marmoraria! marmo! marmi! marmista! marmura',
  granite: 'granito! granitos! granits! graniti! granitului!',
  stone: 'piedra! piedras! piedrera! canteros! pierres! pierre pedra! pedras! pietra pietre! piatra!',
  quarry: 'cantera! canteras! pedrera! carriere! carrieres! pedreira! pedreiras! cava cariera!',
  'stone+quarry': 'cava_pietre! cava_di_pietra! cantera_de_piedra! carriere_de_pierre!',
  salt: 'salinas salinera! salinero! salineras! sels saline! salines! salina salineira! sare sarii',
  'salt+works': 'salines! saline! marais_salants! salinas salina',
  honey: 'mieles apicola! apicolas! miels apicole! miele miere! mierii!',
  beekeeping: 'apicultura! apicultores! apicola! apiculture! apiculteurs! apicoltura!',
  spices: 'especias! especieria! condimentos! epices! especiarias! temperos! spezie! condimente! mirodenii!',
  herbs: 'hierbas! herbes herboristerie! ervas! erbe erboristeria! ierburi! plafar!',
  tea: 'teera teetera! chas ceai! ceaiului! ceaiuri!',
  nuts: 'nueces! frutos_secos! nogales! noix! fruits_secs! nozes! castanhas! noci frutta_secca! nuci fructe_uscate!',
  almonds: 'almendra! almendras! amandes! amendoas! mandorle! migdale!',
  saffron: 'azafran! safran acafrao! zafferano! sofran!',
  dates: 'datiles! dattes! tamaras! datteri! curmale!',
  perfumes:
    'perfume perfumeria! perfumerias! perfumera! parfum! parfums! parfumerie! parfumeries! parfumeur! perfumaria! profumi! profumeria! profumerie! profumo parfumuri! parfumurilor!',
  cosmetics:
    'cosmetico! cosmeticos! cosmetica! cosmeticas! cosmetique! cosmetiques! cosmetici! cosmetiche! cosmetice! cosmeticelor!',
  soap: 'jabon! jabones! jabonera! jaboneria! savon! savons! savonnerie! savonneries! savonnier! sabao! sabonetes! sabonete! saboaria! sapone! saponi! saponificio! saponeria! sapun! sapunuri! sapunului!',
  'soap+factory': 'savonnerie! savonneries! saponificio! jabonera! fabrica_de_jabon! saboaria!',
  detergents: 'detergentes! lessives! detersivi! detersivo! detergenti!',
  jewellery:
    'joya! joyas! joyeria! joyerias! joyero! joyeros! bisuteria! bijoux! bijouterie! joaillerie! joailleriier! bijoutier! bijoutiers! joia! joias! joalheria! ourivesaria! gioielli! gioiello! gioielleria! gioiellerie! oreficeria! orafi! bijuterii! bijuterie!',
  jewellers:
    'joyeros! joaillier! joailliers! bijoutier! bijoutiers! joalheiro! joalheiros! ourives! gioielliere! gioiellieri! orafi bijutieri!',
  watches:
    'reloj! relojes! relojeria! relojerias! montres horlogerie! horlogeriere! horloger! horlogers! relogio! relogios! relojoaria! orologi! orologio! orologeria! orologerie! ceasuri! ceasurilor! ceasornicarie!',
  'spare+parts':
    'repuestos! repuesto! refacciones! refaccionaria! recambios! pieces_de_rechange! pieces_detachees! pecas_de_reposicao! pecas_sobressalentes! ricambi! pezzi_di_ricambio! piese_de_schimb!',
  parts: 'piezas! partes pieces! pecas! pezzi! piese!',
  accessories: 'accesorios! accessoires! acessorios! accessori! accesorii!',
  tyres:
    'llantas! llantera! neumaticos! caucheros! gomeria! pneu! pneus! pneumatiques! pneumaticos! borracharia! pneumatici! gomme! gommista! gommisti! anvelope! anvelopelor! vulcanizare!',
  batteries:
    'baterias! bateria! acumuladores! batterie! accumulateurs! piles accumulatori! baterii! acumulatori!',
  pumps: 'bombas! bombeo! pompes! pompe! pompelor!',
  pipes:
    'tubos! tuberia! tuberias! canos! tuyau! tuyaux! tubes tuyauterie! canalisations! tubulacoes! tubi! tubazioni! tubificio! tevi tevilor! conducte!',
  valves: 'valvulas! llaves vannes! robinetterie! valvole! rubinetterie! rubinetteria! robinete! supape!',
  cables: 'cableado! cablerie! cableries! cable cabos cavi! cabluri! cablurilor!',
  'electric+cables':
    'cavi_elettrici! cables_electricos! cables_electriques! cabos_eletricos! cabluri_electrice!',
  furniture:
    'muebles! mueble! muebleria! mueblerias! muebleros! mobiliario! meubles! meuble! ameublement! mobilier! moveis! moveleira! mobiliaria! mobili! mobiliero! arredamenti! arredamento! arredi! mobila! mobilei!',
  'furniture+factory':
    'mobilificio! mobilifici! fabrica_de_muebles! fabrica_de_moveis! fabrica_de_mobila! fabrique_de_meubles!',
  mattresses: 'colchones! colchon! matelas! colchoes! colchao! materassi! saltele!',
  lamps: 'lamparas! lampes luminaires! luminarias! lampade! lampadari! lampi!',
  lighting: 'iluminacion! eclairage! eclairages! iluminacao! illuminazione! iluminat',
  mirrors: 'espejos! miroirs! miroiterie! espelhos! specchi! oglinzi!',
  doors: 'puertas! portes portas porte',
  windows: 'ventanas! fenetres! janelas! finestre! infissi! serramenti! ferestre!',
  'doors+and+windows':
    'puertas_y_ventanas! portes_et_fenetres! portas_e_janelas! porte_e_finestre! usi_si_ferestre!',
  elevators: 'ascensores! elevadores! ascenseurs! ascensori! ascensoare! lifturi!',
  cranes: 'gruas! grues levage! guindastes! macarale!',
  bearings: 'rodamientos! baleros! roulements! rolamentos! cuscinetti! rulmenti!',
  filters: 'filtros! filtres! filtri! filtre!',
  boilers: 'calderas! chaudieres! chaudronnerie! caldeiras! caldaie! cazane!',
  furnaces: 'hornos! fours fornos! forni cuptoare!',
  screws: 'tornillos! tornilleria! visserie! boulonnerie! parafusos! viti viteria! bulloneria! suruburi!',
  nails: 'clavos! clous! clouterie! pregos! chiodi! chioderia! cuie',
  locks: 'cerraduras! cerrajeria! serrures! serrurerie! fechaduras! serrature! incuietori!',
  keys: 'llaves cles clefs! chaves chiavi! chei',
  tools:
    'herramienta! herramientas! outils! outillage! outillages! ferramentas! utensili! attrezzi! utensileria! unelte! uneltelor! scule',
  hardware:
    'ferretera! ferreteria! ferreterias! ferretero! ferreteros! tlapaleria! quincaillerie! quincailleries! ferragens! ferramenta! ferramente! feronerie!',
  appliances: 'electrodomesticos! electromenagers! eletrodomesticos! elettrodomestici! electrocasnice!',
  'home+appliances':
    'electrodomesticos! linea_blanca! electromenagers! eletrodomesticos! elettrodomestici! electrocasnice!',
  welding: 'soldadura! soldaduras! soudage! soudure! soudures! soldagem! saldatura! saldature! sudura!',
  beverages: 'bebidas! bebida! refrescos! boissons! refrigerantes! bevande! bibite! bauturi! bauturilor!',
  juices: 'jugos! zumos! sucos! succhi sucuri!',
  wine: 'vino vinos! vinicola! vinicolas! vitivinicola! vitivinicolas! bodegas vins vinicole! vitivinicole! viticole! vinho! vinhos! vini vinuri! vinurilor! vinificatie! vinului!',
  winery: 'vina vinedos! bodegas chais vignoble! vignobles! adega! adegas! cantina cantine crama! crame!',
  beer: 'cerveza! cervezas! bieres! cerveja! cervejas! birra! birre bere berii',
  brewery:
    'cerveceria! cervecerias! cervecera! brasserie! brasseries! cervejaria! birrificio! birrifici! birreria! berarie! fabrica_de_bere!',
  cigarettes: 'cigarrillos! cigarros! cigarrera! cigarette sigarette! tigarete! tigarari!',
  tobacco:
    'tabaco! tabacos! tabacalera! tabaquera! tabacs! fumo fumageira! tabacco! tabacchi! manifattura_tabacchi! tutunului!',
  bread: 'panificacion! paes pane paine! painii!',
  bakery:
    'panaderia! panaderias! panificadora! boulangerie! boulangeries! boulanger! boulangers! padaria! padarias! panificio! panifici! panetteria! brutarie! brutarii! panificatie!',
  confectionery:
    'confiteria! confiterias! dulceria! dulces golosinas! pasteleria! pastelerias! confiserie! confiseries! patisserie! patisseries! confeitaria! confeitarias! docaria! dolciaria! dolciario! dolciumi! pasticceria! pasticcerie! confetteria! cofetarie! cofetarii! dulciuri!',
  chocolate:
    'chocolatera! chocolateria! chocolates chocolat! chocolats! chocolaterie! chocolateries! cioccolato! cioccolateria! cioccolatini! ciocolata! ciocolatei!',
  biscuits:
    'galletas! galletera! biscuiteri! biscuite! biscuiterie! biscoitos! bolachas! biscotti! biscottificio! biscuiti!',
  pasta: 'pastas fideos! pates! massas! pastificio! pastifici! paste_alimentari! paste_fainoase!',
  canned:
    'conservas! conservera! conserveras! conserves! conserverie! conserveries! conserveira! conserve! conserviera! scatolame! conservelor!',
  ice: 'hielo hielos! glaces glaciere! gelo ghiaccio! gheata!',
  'ice+cream':
    'helados! heladeria! creme_glacee! glacier sorvetes! sorveteria! gelati! gelato! gelateria! inghetata!',
  oils: 'aceite! aceites! huiles! huile! oleos! olii uleiuri! uleiurilor!',
  oil: 'aceite! aceites! aceitera! aceiteras! oleaginosas! huile! huiles! oleagineux! oleo! olearia! oleario! oleificio! ulei uleiului!',
  'oil+mill': 'huilerie! huileries! aceitera! almazara! oleificio! oleifici! frantoio! lagar presa_de_ulei!',
  'edible+oil':
    'aceitera! aceiteras! aceite_comestible! huilerie! huile_alimentaire! olio_alimentare! oleificio! oleo_comestivel! ulei_alimentar!',
  'olive+oil':
    'aceite_de_oliva! huile_de_olive! huile_dolive! azeites! olio_di_oliva! olio_de_oliva! olio_doliva! ulei_de_masline!',
  lubricants: 'lubricantes! lubrifiants! lubrificantes! lubrificanti! lubrifianti!',
  paper:
    'papel! papeles! papelera! papeleras! papier! papiers! papeterie! papetier! papetiere! papelaria! papeleira! cartaria! hartie! hartiei!',
  'paper+mill': 'papeterie! papeteries! papelera! fabrica_de_papel! cartiera! cartiere! fabrica_de_hartie!',
  cardboard:
    'carton cartones! cartonera! cartons! cartonnerie! papelao! cartone cartoni! cartotecnica! scatolificio! cartonului!',
  stationery:
    'papeleria! papelerias! papeterie! fournitures_de_bureau! papelaria! papelarias! cartoleria! cartolerie! cancelleria! papetarie! birotica!',
  books: 'libros! livres! livros! libri! carti! cartilor!',
  bookstore: 'libreria! librerias! librairie! librairies! livraria! livrarias! librerie! librarie! libraria!',
  toys: 'juguetes! jugueteria! jugueterias! jouets! brinquedos! giocattoli! jucarii! jucariilor!',
  machinery:
    'maquinaria! maquinarias! maquinas! machines maquinario! macchine! macchinario! utilaje! utilajelor! masini!',
  tractors: 'tractores! tracteurs! tratores! trattori! tractoare! tractoarelor!',
  trucks:
    'camiones! camions! poids_lourds! caminhoes! caminhao! autocarri! camion camioane! camioanelor! autocamioane!',
  cars: 'automoviles! coches! carros autos voitures! automobiles automoveis! automobili! automobile autovetture! auto autoturisme! masini',
  'car+dealer': 'concesionario! concessionnaire! concessionaria! concessionario!',
  'car+parts':
    'autopartes! pieces_auto! pieces_automobiles! autopecas! autoricambi! ricambi_auto! piese_auto!',
  trailers: 'remolques! remorques! reboques! rimorchi! remorci!',
  bicycles: 'bicicletas! velos! bicyclettes! cycles biciclette! biciclete!',
  motorcycles: 'motocicletas! motos motocycles! motocicli! motociclette! motociclete!',
  boats:
    'lanchas! embarcaciones! bateaux! embarcations! barcos embarcacoes! barche! imbarcazioni! barci! ambarcatiuni!',
  ships: 'buques! barcos! navios! navires! navi nave navelor!',
  ports:
    'puertos! portuaria! portuario! portuarias! portuaire! portuaires! portos porti portuale! portuali! porturi! porturilor! portuara!',
  port: 'portuaria! portuario! puerto portuaire! portuaires! portuale! portuara! portuare!',
  customs:
    'aduanal! aduanales! aduanera! aduanero! douanes! aduaneiro! aduaneira! alfandega! dogane! doganale! vama! vamal! vamala! vamilor!',
  'customs+agency':
    'agencia_aduanal! agencia_de_aduanas! agencia_aduanera! agence_en_douane! agence_de_douane! despachante_aduaneiro! agencia_aduaneira! agenzia_doganale! agentie_vamala!',
  taxes: 'impuestos! impots! impostos! imposte! tributi! impozite! taxe',
  housing:
    'vivienda! viviendas! logement! logements! habitat habitacao! habitacional! moradias! alloggi! abitazioni! edilizia_residenziale! locuinte! locuintelor!',
  houses: 'casas maisons! case',
  roads:
    'carreteras! vias_terrestres! caminos! viales routes! routier routiers! routiere! voirie! estradas! rodovias! strade! stradale! stradali! drumuri! drumurilor! sosele!',
  bridges: 'puentes! ponts! pontes! ponti poduri! podurilor!',
  'roads+and+bridges':
    'caminos_y_puentes! carreteras_y_puentes! routes_et_ponts! ponts_et_chaussees! estradas_e_pontes! strade_e_ponti! drumuri_si_poduri!',
  water: 'aguas! agua! hidricos! eaux! acqua! acque! idrica idrico! idrici! apelor!',
  waterworks:
    'acueducto! acueductos! agua_potable! eau_potable! adduction_de_eau! adduction_deau! saneamento! acquedotto! acquedotti! apa_canal!',
  electricity:
    'electricidad! electrificadora! electrica! electricite! electrification! eletricidade! eletrificacao! elettricita! elettrificazione! electricitate! electricitatea!',
  coal: 'carbon carbones! carbonera! carboneras! carbonifera! carbonifero! hulla! charbon! charbons! charbonnage! charbonnages! houillere! houilleres! carvao! carbone! carboni! carbune! carbuni! carbunelui! carbunilor! minier',
  'coal+mines':
    'charbonnages! houilleres! mines_de_charbon! minas_de_carbon! minas_de_carvao! miniere_di_carbone! mine_de_carbune!',
  gold: 'oro aurifera! aurifero! auriferas! aurifere! auriferes! ouro',
  silver: 'plata plateria! argentifera! argent prata argento argint',
  'silver+and+gold': 'argent_et_or! plata_y_oro!',
  'gold+and+silver': 'oro_y_plata! or_et_argent! ouro_e_prata! oro_e_argento! aur_si_argint!',
  copper: 'cobre! cobres! cuprifera! cuivre! cuivres! cuprifere! rame cuprului!',
  'copper+mining': 'minera_de_cobre! mineria_del_cobre! exploitation_du_cuivre!',
  iron: 'hierro hierros! ferronnerie! ferreux! ferro ferriera ferriere! fier fierului!',
  'iron+ore':
    'mineral_de_hierro! mineral_hierro! minerai_de_fer! minerais_de_fer! minerio_de_ferro! minerale_di_ferro! minereu_de_fier!',
  'iron+and+steel':
    'ferro_e_acciaio! hierro_y_acero! hierros_y_aceros! fer_et_acier! ferro_e_aco! fier_si_otel!',
  ore: 'mineral_metalico! menas minerai! minerais! minerio! minerios! minerali! minereu! minereuri! minereului!',
  zinc: 'cinc! zinco! zincului!',
  lead: 'plomo! plomos! plombs! chumbo! piombo! plumbului!',
  tin: 'estano! etains! estanho! stagno! cositor!',
  aluminium: 'aluminio! aluminios! alluminio! aluminiului!',
  emeralds: 'esmeraldas! esmeraldifera! esmeralda emeraudes! smeraldi! smaralde!',
  diamonds: 'diamantes! diamantifera! diamants! diamantaires! diamanti! diamante!',
  'precious+stones':
    'piedras_preciosas! gemas! pierres_precieuses! pedras_preciosas! pietre_preziose! pietre_pretioase!',
  gemstones:
    'piedras_preciosas! gemas! pierres_precieuses! gemmes! pedras_preciosas! pietre_preziose! gemme pietre_pretioase!',
  farm: 'granja! granjas! hacienda estancia finca rancho! ferme! fermes! exploitation_agricole! fazenda! fazendas! sitio fattoria! fattorie! azienda_agricola! ferma! fermei! fermelor!',
  advertising:
    'publicidad! publicitaria! publicitarias! publicitario! publicite! publicites! publicitaire! publicitaires! publicidade! propaganda pubblicita! pubblicitaria! pubblicitario! publicitate! publicitatea! publicitara! reclama!',
  printing:
    'imprenta! imprentas! impresora! impresores! graficas! impresiones! impresos! litografia! tipografia! imprimerie! imprimeries! imprimeur! impressions! grafica! impressos! stampa stampe stamperia! stamperie! tipografie! grafiche! tipografiei!',
  'printing+house':
    'imprenta! imprentas! casa_impresora! imprimerie! imprimeries! grafica! tipografia! stamperia! tipografie!',
  events:
    'eventos! evenements! evenementiel! evenementielle! evenementielles! eventi! evenimente! evenimentelor!',
  shows: 'espectaculo! espectaculos! spectacle! spectacles! espetaculos! spettacolo! spettacoli! spectacole!',
  entertainment:
    'entretenimiento! espectaculos! diversiones! divertissement! divertissements! loisirs! spectacles! entretenimento! diversoes! lazer intrattenimento! spettacolo! divertismentului!',
  surveillance: 'vigilancia! sorveglianza! supravegherea!',
  'video+surveillance':
    'videosurveillance! videoprotection! videovigilancia! videomonitoramento! videosorveglianza! supraveghere_video!',
  telephone:
    'telefonos! telefonica! telefonicas! telephones telephonique! telefones! telefoni! telefonie! telefonoane!',
  telephony: 'telefonia! telephonie! telefonie!',
  computers:
    'computadoras! computadora! computadores! computadoracion! ordenadores! computo! informatica! informaticos! ordinateurs! informatique! informatiques! computer informatico! informatici! calcolatori! calculatoare! calculatoarelor! computere!',
  computer:
    'informatica! informaticos! informaticas! informatique! informatiques! informatico! informatici! informatice!',
  software: 'programas! informatica! logiciel! logiciels! programmi! programe!',
  networks: 'redes reseaux! reti retele! retelelor!',
  'computer+networks':
    'reseaux_informatiques! redes_informaticas! redes_de_computadoras! redes_de_computadores! reti_informatiche! retele_de_calculatoare!',
  betting: 'apuestas! paris_sportifs! pari_mutuel! apostas! scommesse! pariuri! pariurilor!',
  lottery: 'loteria! loterias! loterie! loteries! lotteria! lotterie! loteriei!',
  remittances: 'remesas! remesadora! envois_de_fonds! remessas! rimesse! remiterii!',
  'money+transfer':
    'envios_de_dinero! giros_de_dinero! transferencia_de_dinero! transfert_de_argent! transfert_dargent! transferts_de_argent! transferts_dargent! transferencia_de_dinheiro! trasferimento_denaro! trasferimento_di_denaro! transfer_de_bani! transfer_bani!',
  loans:
    'prestamos! prestamo! creditos prestamistas! prets! emprestimos! emprestimo! prestiti! mutui imprumuturi!',
  savings: 'ahorro! ahorros! epargne! epargnes! poupanca! risparmio! risparmi! economii',
  'loans+and+savings': 'prets_et_epargne!',
  'savings+and+loans': 'ahorro_y_prestamo! ahorros_y_prestamos! ahorro_y_prestamos! epargne_et_credit!',
  rental:
    'alquiler! alquileres! renta arrendamiento! location locations! locacao! aluguel! locadora! noleggio! noleggi! inchirieri! inchiriere!',
  pensioners:
    'jubilados! pensionados! pensionistas! retraite! retraites! pensionnes! aposentados! reformados! pensionati! pensionari! pensionarilor!',
  workers:
    'trabajadores! trabajadoras! obreros! obrera! travailleurs! travailleuses! ouvrier! ouvriers! trabalhadores! operarios! operario! lavoratori! operai! operaio! muncitori! muncitorilor! muncitoresc!',
  farmers:
    'agricultores! campesinos! campesina! agriculteurs! paysans! exploitants_agricoles! fermiers! lavradores! agricoltori! contadini! coltivatori! agricultori! agricultorilor! fermieri! fermierilor! tarani!',
  women: 'mujeres! femenina! femmes! feminine! mulheres! donne femminile! femei! femeilor!',
  students:
    'estudiantes! estudiantil! estudiantiles! etudiant! etudiants! etudiante! etudiantes! estudantes! estudantil! studenti! studentesca! studentesche! studentilor! studentesc!',
  teachers:
    'maestros! profesores! docentes! magisterio! enseignants! professeurs! instituteurs! professores! insegnanti! docenti! profesori! profesorilor! invatatori! invatatorilor!',
  'teachers+union':
    'sindicato_de_maestros! sindicato_de_docentes! syndicat_des_enseignants! sindicato_dos_professores! sindacato_insegnanti!',
  'farmers+union':
    'syndicat_des_agriculteurs! sindicato_de_agricultores! sindicato_dos_agricultores! sindacato_agricoltori!',
  journalists:
    'periodistas! journalistes! jornalistas! giornalisti! jurnalisti! jurnalistilor! ziaristi! ziaristilor!',
  writers: 'escritores! ecrivains! scrittori! scriitori! scriitorilor!',
  artists: 'artistas! artistes! artisti! artistilor!',
  lawyers:
    'abogados! abogado! avocat! avocats! advogados! advocacia! avvocati! legali avocati! avocatilor! avocatura!',
  'law+firm':
    'bufete! bufete_de_abogados! despacho_de_abogados! estudio_juridico! cabinet_de_avocats! cabinet_davocats! escritorio_de_advocacia! studio_legale! cabinet_de_avocatura! societate_de_avocati!',
  'bar+association':
    'colegio_de_abogados! ordre_des_avocats! barreau! ordem_dos_advogados! ordine_degli_avvocati! baroul!',
  notaries: 'notarias! notaires! notariat! cartorios! notarios! notai notarile! notari! notarial! notariala!',
  doctors: 'medicos! medecin! medecins! medici! medicilor!',
  nurses:
    'enfermeras! enfermeros! infirmiers! infirmieres! enfermeiros! enfermeiras! infermieri! asistenti_medicali!',
  veterans: 'veteranos! anciens_combattants! reduci veterani! veteranilor!',
  entrepreneurs:
    'empresarios! empresarial! emprendedores! empreendedores! imprenditori! intreprinzatori! antreprenori!',
  merchants:
    'comerciantes! mercaderes! commercants! negociants! marchands! lojistas! commercianti! mercanti! comercianti! negustori!',
  craftsmen:
    'artesanos! artesanias! artesania! artisans! artisanat! artesaos! artesanato! artigiani! artigianato! artigianale! mestesugari! mestesugarilor! artizanat!',
  handicrafts: 'artesanias! artesania! artisanat! artesanato! artigianato! artizanat!',
  employers:
    'empleadores! patronal! employeurs! patronat! empregadores! datori_di_lavoro! patronatul! angajatori!',
  miners: 'mineros mineras mineurs! mineiros! minatori! mineri minerilor!',
  sailors:
    'marinos marineros! marins matelots! marinheiros! maritimos marinai marittimi! marinari! marinarilor!',
  fishermen: 'pescadores! pecheurs! pescatori! pescari! pescarilor!',
  drivers:
    'conductores! choferes! transportistas! chauffeurs! conducteurs! motoristas! autisti! conducenti! soferi! soferilor!',
  consumers: 'consumidores! consommateurs! consumatori! consumatorilor!',
  mothers: 'madres! meres maes madri! mamelor!',
  disabled:
    'discapacitados! minusvalidos! handicapes! invalides! deficientes! disabili! invalidi! handicapati! invalizilor!',
  prisoners:
    'prisioneros! prisonniers! detenus! prisioneiros! presos! prigionieri! detenuti! prizonieri! detinutilor!',
  migrants: 'migrantes! migranti! migrantilor!',
  weapons: 'armas armamento! armamentos! armes! armements! armi! armamenti! arme! armelor! armamentului!',
  ammunition:
    'municiones! munitions cartoucherie! municoes! municao! munizioni! munitie! munitii! munitiilor!',
  'weapons+and+ammunition':
    'armas_y_municiones! armes_et_munitions! armas_e_municoes! armi_e_munizioni! arme_si_munitii! armament_si_munitie!',
  explosives: 'explosivos! explosif! explosifs! esplosivi! explozibili! explozivi!',
  change: 'cambios changements! mudanca! mudancas! cambiamento! schimbare! schimbarea! schimbarii!',
  'movement+for+change':
    'movimiento_por_el_cambio! movimiento_para_el_cambio! movimiento_de_cambio! mouvement_pour_le_changement! movimento_pela_mudanca! movimento_para_a_mudanca! movimento_per_il_cambiamento! miscarea_pentru_schimbare!',
  hope: 'esperanza espoirs! esperance esperanca speranza speranze! speranta! sperantei!',
  future: 'futuro! avenir! futur! avvenire! viitor! viitorul! viitorului!',
  renewal: 'renovacion! renouveau! renouvellement! renovacao! rinnovamento! reinnoire! reinnoirea!',
  rebirth: 'renacimiento! renaissance renascimento! rinascimento! rinascita! renasterea! renastereii!',
  dignity: 'dignidad! dignite! dignidade! dignita! demnitate! demnitatea! demnitatii!',
  reform: 'reformas! reforme! reformes! riforma! riforme! reforma! reformei!',
  truth: 'verdad verite! verites! verdade verita! adevar! adevarul! adevarului!',
  salvation: 'salvacion! salut! salvacao! salvezza! salvarea! salvarearii! mantuire! mantuirii!',
  unity: 'unidad! unite! unidade! unita unitatea! unitatii!',
  progress: 'progreso progres! progresso! progresul! progresului!',
  solidarity:
    'solidaridad! solidarite! solidarites! solidaire! solidariedade! solidarieta! solidaritate! solidaritatea! solidaritatii!',
  memory: 'memoria! memoire! memoriei!',
  heritage: 'patrimonio! herencia! patrimoine! eredita! patrimoniu! patrimoniului! mostenirea!',
  orphans: 'huerfanos! orphelin! orphelins! orfaos! orfani! orfanilor!',
  widows: 'viudas! veuves! viuvas! vedove! vaduve! vaduvelor!',
  refugees: 'refugiados! refugie! refugies! rifugiati! profughi! refugiati! refugiatilor!',
  equality: 'igualdad! egalite! igualdade! uguaglianza! egalitate! egalitatea!',
  prosperity: 'prosperidad! prosperite! prosperidade! prosperita! prosperitate! prosperitatea!',
  faith: 'fede credinta! credintei!',
  protection: 'proteccion! amparo protecao! protezione! tutela! protectie! protectia! protectiei! ocrotire!',
  environment:
    'medio_ambiente! ambiental! ambientales! medioambiental! medioambiente! environnement! environnemental! environnementale! meio_ambiente! ambientais! ambiente! ambientale! ambientali! mediului ambientala! mediului_inconjurator!',
  wildlife:
    'vida_silvestre! fauna_silvestre! fauna faune_sauvage! faune vida_selvagem! fauna_selvatica! viata_salbatica!',
  animals: 'animales! animaux! animais! animali! animalelor!',
  hunting: 'caza! caceria! cinegetica! chasse caca caccia vanatoare! vanatori!',
  tourism:
    'turismo! turistica! turistico! turisticos! turisticas! tourisme! touristique! touristiques! turistiche! turistici! turism! turismului!',
  travel: 'viajes! voyages! viagens! viaggi! calatorii! voiaj!',
  'travel+agency':
    'agencia_de_viajes! agencia_viajes! agence_de_voyages! agence_de_voyage! agencia_de_viagens! agencia_de_turismo! agenzia_di_viaggi! agenzia_viaggi! agentie_de_turism! agentia_de_turism! agentie_de_voiaj!',
  'wedding+hall':
    'salon_de_bodas! salon_de_fiestas! salle_de_mariage! salle_des_fetes! salao_de_festas! sala_ricevimenti! salon_de_nunti!',
  weddings: 'bodas! mariages! matrimoni! nozze casamentos! nunti!',
  pharmacy:
    'farmacia! farmacias! boticas! drogueria! droguerias! pharmacie! pharmacies! drogaria! farmacie! farmaciei!',
  clinic:
    'clinica! clinicas! policlinica! clinique! cliniques! polyclinique! cliniche! poliambulatorio! clinicii!',
  'clinical+laboratory':
    'laboratorio_clinico! laboratorio_de_analisis_clinicos! laboratoire_de_analyses_medicales! laboratoire_danalyses_medicales! laboratorio_de_analises_clinicas! laboratorio_di_analisi_cliniche!',
  laboratory:
    'laboratorio! laboratorios! laboratoire! laboratoires! laboratori! laborator! laboratorul! laboratorului! laboratoroare!',
  dental:
    'dentales! odontologica! odontologico! odontologicos! dentaire! dentaires! dentali! odontoiatrico! dentara! stomatologic! stomatologica!',
  optics: 'opticas! opticiens! ottica! ottiche! optica!',
  gym: 'gimnasio! gimnasios! salle_de_sport! salle_de_gym! academia_de_ginastica! ginasio! palestra! palestre! sala_de_fitness!',
  hairdresser:
    'peluqueria! peluquerias! coiffure! coiffeurs! cabeleireiro! cabeleireiros! parrucchiere! parrucchieri! frizerie! coafura!',
  laundry: 'lavanderia! lavanderias! tintoreria! blanchisserie! laverie! lavanderie! spalatorie!',
  beauty: 'belleza! estetica beaute! esthetique beleza! bellezza! frumusete! infrumusetare!',
  veterinary: 'veterinaria! veterinarias! veterinario! veterinaire! veterinaires! veterinara!',
  warehouse:
    'almacen! almacenes! bodegas depositos! entrepot! entrepots! armazem! armazens! magazzino! magazzini! depositi! depozit! depozite! depozitul! depozitelor!',
  'cold+storage':
    'frigorifico! frigorificos! camaras_frigorificas! almacen_frigorifico! entrepots_frigorifiques! entrepot_frigorifique! entreposage_frigorifique! chambres_froides! armazens_frigorificos! armazenagem_frigorifica! magazzini_frigoriferi! celle_frigorifere! depozit_frigorific! depozite_frigorifice!',
  packaging:
    'empaques! empaque! empacadora! envases! envasadora! embalajes! emballage! emballages! conditionnements! embalagens! imballaggi! imballaggio! confezionamento! ambalaje! ambalajelor! ambalare!',
  containers: 'contenedores! conteneurs! contentores! conteineres! contenitori! containere!',
  bottles: 'botellas! bouteilles! garrafas! bottiglie! sticle',
  bags: 'sacs maroquinerie! sacos bolsas! borse sacchetti! genti! pungi!',
  scrap:
    'chatarra! chatarras! chatarrera! ferraille! ferrailles! ferrailleur! ferrailleurs! sucata! sucatas! rottami! rottame! rottamazione! fier_vechi!',
  'scrap+metal': 'chatarra! ferrailles! sucata! rottami_metallici! fier_vechi! deseuri_metalice!',
  recycling:
    'reciclaje! reciclajes! recicladora! recicladoras! recyclage! recyclages! reciclagem! riciclaggio! riciclo! reciclare! reciclarea!',
  'scrap+recycling': 'reciclaje_de_chatarra! recyclage_de_ferraille! reciclagem_de_sucata! riciclo_rottami!',
  waste: 'residuos! desechos! basura! dechets! lixo! rifiuti! deseuri! deseurilor!',
  cleaning:
    'limpieza! limpiezas! nettoyage! nettoyages! proprete! limpeza! limpezas! pulizia! pulizie! curatenie! salubritate!',
  shoes:
    'calzado! calzados! zapatos! zapateria! zapaterias! zapateras! chaussure! chaussures! calcados! sapatos! calzatura! calzature! calzaturificio! scarpe! incaltaminte! incaltamintei! pantofi!',
  clothing:
    'ropa prendas! vestidos! vestimenta! confecciones! indumentaria! vetement! vetements! habillement! pret_a_porter! roupas! vestuario! confeccoes! abbigliamento! confezioni! vestiti! imbracaminte! imbracamintei! confectii! confectiilor!',
  garments:
    'prendas! confecciones! vestidos! vetements! confections! confeccoes! roupas! confezioni! confectii! confectiilor!',
  fashion: 'modas! modes',
  leather:
    'cueros! curtiduria! curtiembres! peleteria! marroquineria! cuirs! tannerie! tanneries! maroquinerie! couros! curtumes! pelli cuoio! conceria! concerie! pelletteria! pelletterie! pielarie! tabacarie!',
  wool: 'lanas lanera! lanero! laine laines lainier lainiere! lanificio! lane lanifici! laneria! lana! lanii',
  silk: 'sedas soies soierie! soieries! seda seta setificio! setifici! seterie! matase!',
  fabrics: 'telas tejidos! tissu tissus! etoffes! tecidos! tessuti! tesaturi! tesaturilor! stofe!',
  yarn: 'hilados! hilanderia! hilanderias! hilos! filature! filatures! fils fiacao! filati! filatura!',
  sewing: 'costura! couture sartoria! sartorie! croitorie!',
  timber:
    'maderas maderera! madereras! maderero! madeiras madeireira! madeireiras! legnami! legname! legno! legni! cherestea! lemn! lemnului! lemnoase!',
  sawmill: 'aserradero! aserraderos! aserrio! scierie! scieries! serraria! segheria! segherie! gater!',
  restaurant: 'restaurantes! restaurante! restaurants! ristorante! ristoranti! ristorazione!',
  workshop:
    'taller! talleres! atelier! ateliers! oficina! oficinas! officina! officine! ateliere! atelierul!',
  'mechanical+workshop':
    'taller_mecanico! atelier_mecanique! oficina_mecanica! officina_meccanica! atelier_mecanic!',
  garage: 'garaje! garages! garagem! autorimessa! garaj!',
  'building+materials':
    'materiales_de_construccion! materiaux_de_construction! materiais_de_construcao! materiali_da_costruzione! materiali_edili! materiale_de_constructii!',
  'wood+processing':
    'transformacion_de_madera! transformation_du_bois! lavorazione_legno! lavorazione_del_legno! prelucrarea_lemnului!',
  brokers: 'corredores! courtiers! mediatori! corretores! brokeri!',
  accounting: 'contabilidad! contaduria! comptabilite! contabilidade! contabilita! contabilitate!',
  translation: 'traducciones! traductions! traducoes! traduzioni! traduceri!',
  training:
    'capacitacion! formacion! formation formacao! treinamento! formazione! addestramento! formare! formarea! instruire!',
  photography: 'fotografia! photographie! fotografie!',
  music: 'musical musica! musique! musiques! musiche! muzica!',
  films: 'peliculas! pelliculaire! pellicole! filme',
  games: 'juegos! jeux! jogos! giochi! jocuri! jocurilor!',
  'poultry+farm':
    'granja_avicola! avicola! ferme_avicole! azienda_avicola! allevamento_avicolo! ferma_avicola!',
  hospital: 'spital! spitalul! spitalului!',
  love: 'amor amour amore',
  forest:
    'bosques! forestal! forestales! foret! forets! forestier! forestiers! florestas! foreste padurilor! silvica!',
  garden: 'jardines! jardineria! jardins! jardinerie! jardinagem! giardini! giardinaggio! gradini!',
  nursery: 'viveros! vivero! pepiniere! pepinieres! viveiros! vivaio! vivai pepiniera!',
  photovoltaic: 'fotovoltaica! photovoltaique!',
  solar: 'solares! solaire! solaires! solari! solara!',
  fuel: 'combustibles! combustible! carburantes! carburant! carburants! combustivel! combustiveis! carburanti! carburante! combustibili! combustibil!',
  heating: 'calefaccion! chauffage! aquecimento! riscaldamento! incalzire! termoficare!',
  'fire+protection':
    'contra_incendios! proteccion_contra_incendios! protection_incendie! antincendio! protecao_contra_incendio!',
  'bus+company': 'empresa_de_autobuses! compagnie_de_autobus! compagnie_dautobus!',
  buses: 'autobuses! autobus autocars! onibus! autobuze!',
  taxi: 'taxis tassisti!',
  'mineral+water':
    'agua_mineral! aguas_minerales! eau_minerale! eaux_minerales! acque_minerali! acqua_minerale! ape_minerale! apa_minerala!',
  steel: 'oteluri! otelului! siderurgica!',
  pots: 'ollas',
  sports:
    'deportes! deportiva! deportivo! sportif! sportifs! sportives! esportes! desportos! desportiva! sportiva! sportivo! sportivi!',
  kindergarten: 'jardin_infantil! creche! creches! asilo! asili! gradinita!',
  carpets:
    'alfombras! alfombra! tapis! tapisserie! tapisseries! moquettes! tapetes! tapete! carpetes tappeti! tappeto! moquette! covoare! covoarelor! mochete!',
  life: 'vida vita viata',
  'doctors+for+life': 'medecins_pour_la_vie! medicos_por_la_vida!',
  trading: 'comptoir! comptoirs! negoce!',
  'coffee+and+cocoa': 'cafe_et_cacao! cafes_et_cacaos! cafe_y_cacao! cafe_e_cacau! caffe_e_cacao!',
  'coffee+roasting':
    'torrefazione! torrefazione_caffe! torrefaction! torrefactora! tostaduria_de_cafe! torrefacao! prajitorie!',
  'gold+trading': 'comptoir_de_la_or! comptoir_de_lor! negoce_de_or! negoce_dor! comercio_de_oro!',
  realty:
    'inmobiliarias! inmobiliario! bienes_raices! immobilier! immobiliere! immobiliers! imobiliaria! imobiliarias! imoveis! immobiliare! immobiliari! imobiliara! imobiliare!',
  child: 'ninos enfance! criancas! infanzia! bambini! copiilor! copil',
  victims: 'victimas! victimes! vitimas! vittime! victimelor!',
  struggle: 'lucha lutte luta lotta lupta',
  'driving+school':
    'escuela_de_manejo! autoescuela! autoescuelas! escuela_de_conduccion! auto_ecole! autoecole! auto_ecoles! autoescola! autoescolas! auto_escola! autoscuola! autoscuole! scuola_guida! scoala_de_soferi!',
  'funeral+home': 'funeraria! funerarias! casa_funeraria! casa_funerara!',
  'funeral+services':
    'servicios_funerarios! pompes_funebres! services_funeraires! servicos_funerarios! pompe_funebri! onoranze_funebri! pompe_funebre! servicii_funerare!',
  funeral: 'funeraria! funerarias! funerarios! funeraire! funeraires! funebri! funebre! funerara! funerare!',
  vineyards:
    'vinedos! vinedo! vignobles! vignoble! vignes vinhedos! vinhedo! vinhas! vigneti! vigneto! podgorii! podgoria!',
  'brick+factory':
    'ladrillera! ladrilleras! fabrica_de_ladrillos! briqueterie! briqueteries! olaria! olarias! fornace! fornaci! caramidarie!',
  parking:
    'estacionamiento! estacionamientos! aparcamientos! stationnement! parkings! estacionamento! estacionamentos! parcheggi! parcheggio! parcare! parcarari!',
  locksmith: 'cerrajeria! cerrajero! serrurerie! serrurier! serruriers! chaveiro fabbro lacatus',
  'shoe+repair':
    'reparacion_de_calzado! cordonnerie! cordonneries! calzolaio! calzoleria! sapataria! cizmarie!',
  'spinning+mill': 'hilanderia! hilanderias! filature! filatures! filatura! fiacao!',
  trout: 'truchas! truites! trutas! trote! pastrav!',
  avocado: 'aguacates! aguacate! avocats_fruits! abacates! avocado!',
  pineapples: 'pinas pinera! ananas! abacaxis!',
  'sporting+goods':
    'articulos_deportivos! articles_de_sport! artigos_esportivos! articoli_sportivi! articole_sportive!',
  'animal+feed':
    'alimentos_balanceados! piensos! alimento_animal! aliments_pour_betail! aliments_du_betail! racoes! racao! mangimi! mangimifici! furaje! nutreturi!',
  'wine+cellar': 'cantina_vini! bodega_de_vinos! cave_a_vin!',
  tannery: 'curtiembres! teneria! tannerie! tanneries! curtume! curtumes! conceria! concerie! tabacarie!',
  'car+sales': 'venta_de_autos! vente_de_voitures!',
  mercy: 'misericordia misericorde! milostenie!',
  blind: 'ciegos! aveugles! cegos! ciechi nevazatori! nevazatorilor!',
  deaf: 'sordos! sourds! surdos! sordi surzilor!',
  distillery: 'cachacaria! destileria! distillerie!',
  peaceful: 'pacifico',
};
