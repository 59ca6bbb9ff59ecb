/**
 * Who people are and what they do for a living, which asks for nothing that is built: roles in a firm or a club, trades, goods, places;
 * and what anything does in a wish. Small letters, without accents, in English, German, Spanish and French. Nobody who would be
 * hired for the work stands here (no lawyer, no interpreter, no photographer).
 */
export const wishWordsOfPeople: readonly string[] = [
  `physiotherapy osteopathy chiropractic acupuncture massage yoga pilates reiki hypnotherapy counselling psychotherapy nutrition podiatry dentistry
   orthodontics dermatology optician midwifery doula veterinary grooming dog dogs cat cats horse horses pony donkey goat goats sheep
   cow pig hen chicken duck goose rabbit hamster parrot bird birds bee bees hive honey wax wool cheese milk butter egg eggs bread
   cake cakes pastry chocolate coffee tea wine beer cider gin whisky juice soup pasta pizza burger taco sushi ice cream jam pickle pickles
   mushroom mushrooms herb herbs spice spices olive oil apple apples pear cherry berry vegetable vegetables fruit flower flowers plant plants
   tree trees hedge lawn soil compost timber wood oak stone brick tile slate roof window door floor stairs fence gate shed barn tent marquee
   chair sofa bed mattress lamp curtain carpet rug candle soap cream perfume jewellery glasses shoe shoes boot boots
   hat coat dress suit shirt jacket knit yarn fabric leather pottery ceramic ceramics basket bike bikes ebike scooter car cars van vans
   truck bus coach boat boats canoe kayak yacht ferry tractor crane saw tyre tyres boiler heat pump solar
    chimney stove oven fridge freezer violin guitar flute harp accordion toy toys doll puzzle kite ball racket ski skis
   snowboard surfboard wetsuit saddle tack kennel pushchair pram nappy christening baptism funeral holiday holidays ski lesson
   lessons tutoring maths physics chemistry biology swimming riding sailing climbing diving cooking baking brewing sewing knitting
   weaving carving welding gardening plumbing roofing painting plastering tiling paving fencing landscaping 
    insurance mortgage pension estate letting lettings`,
  `physiotherapie osteopathie heilpraxis massage hypnose ernahrung zahnmedizin optiker hund hunde katze katzen pferd pferde pony esel ziege ziegen schaf
   schafe kuh kuhe schwein huhn huhner ente gans biene bienen honig wachs wolle kase milch brot brotchen kuchen torte torten schokolade kaffee tee
   wein bier saft suppe eis marmelade pilze krauter gewurze olivenol apfel kirschen gemuse obst blumen pflanzen baume hecke holz stein ziegel
   dach fenster tur turen boden treppe zaun zelt zelte stuhl tisch bett lampe vorhang teppich kerze seife schmuck uhr brille schuhe hut
   kleid anzug jacke stoff leder keramik glas korb fahrrad fahrrader rad rader lastenrad lastenrader auto wagen bus boot boote kanu traktor reifen
   heizung warmepumpe solar solaranlage kamin ofen sauna saunen badefass badefasser klavier geige gitarre flote orgel spielzeug puppe ski sattel 
    taufe beerdigung ferien nachhilfe schwimmen reiten segeln klettern tauchen kochen backen nahen stricken fahren 
   versicherung rente buchhaltung hausverwaltung`,
  `fisioterapia osteopatia masaje hipnosis nutricion odontologia perro perros gato gatos caballo caballos burro cabra cabras oveja ovejas vaca cerdo gallina
   abeja abejas miel cera lana queso quesos leche pan pasteles tarta chocolate cafe vino vinos cerveza zumo sopa helado mermelada setas hierbas
   especias aceite oliva manzana cerezas verdura verduras fruta flores plantas arboles madera piedra teja tejado ventana ventanas puerta puertas suelo
   escalera valla carpa silla cama lampara cortina alfombra jabon joyas anillo reloj gafas zapatos sombrero vestido traje chaqueta tela
   cuero ceramica vidrio cesta bicicleta bicicletas coche barco barcos canoa tractor neumaticos caldera solares chimenea estufa horno violin
   guitarra organo juguetes muneca esqui boda bodas bautizo vacaciones natacion equitacion escalada buceo costura 
     seguros pension contabilidad fincas piscinas parcelas balneario`,
  `physiotherapie kinesitherapie osteopathie hypnose nutrition dentaire chien chiens cheval chevaux ane chevre chevres mouton moutons vache cochon
   poule abeille abeilles miel cire laine fromage fromages lait pain gateau gateaux chocolat cafe the vin vins biere jus soupe glace confiture
   champignons herbes epices huile olive pomme cerises legumes fruits fleurs plantes arbres bois pierre tuile toit fenetre fenetres porte portes sol
   escalier cloture tente chaise lit lampe rideau tapis bougie savon bijoux bague montre lunettes chaussures chapeau robe costume veste tissu cuir
   ceramique verre panier velo velos voiture bateau bateaux canoe tracteur pneus chaudiere solaire cheminee poele four violon guitare orgue
   jouets poupee ski mariage mariages bapteme vacances natation equitation voile escalade plongee couture 
    retraite comptabilite copropriete huitres salle salles yourtes`,
  `volunteer coordinator caretaker janitor warden sexton steward treasurer secretary chair chairwoman chairman trustee committee receptionist
   assistant apprentice intern trainee foreman supervisor headteacher principal nurse carer midwife vet groomer walker sitter baker butcher
   brewer cook waiter barista florist gardener farmer forester beekeeper shepherd fisherman sailor skipper captain crew pilot cyclist
   plumber electrician carpenter joiner roofer painter mason builder glazier tiler locksmith blacksmith welder mechanic fitter tailor
   seamstress cobbler potter weaver jeweller goldsmith watchmaker luthier upholsterer 
   conductor choir orchestra clown curator 
   scout priest vicar parish congregation monastery imam rabbi undertaker funeral hospice refuge rescue shelter sanctuary orphanage
   kindergarten nursery creche pensioner retiree widow couple bride groom newlywed expat refugee migrant commuter traveller hiker climber
   skier surfer diver swimmer rower rider golfer angler hunter breeder collector hobbyist maker freelancer founder startup`,
  `allotment orchard vineyard winery brewery distillery cidery mill smokehouse creamery dairy ranch stable kennel cattery aviary aquarium zoo marina
   harbour berth mooring boatyard shipyard airfield depot yard workshop garage forge kiln foundry sawmill quarry greenhouse campsite
   hostel lodge chalet cabin cottage yurt treehouse guesthouse castle chapel abbey stadium rink velodrome
   sauna spa pharmacy surgery ward laboratory observatory planetarium 
   hooked handout handouts tier tiers filling fillings stumped stuck workshop retreat camp festival stall 
   adoption fostering rehoming surrender`,
  `ehrenamtliche ehrenamtlichen koordinatorin koordinator hausmeister kassenwart kassier schriftfuhrer vorstand kuratorium sekretariat empfang azubi
   praktikant pfleger pflegerin hebamme tierarzt backer metzger brauer koch kellner gartner landwirt forster imker schafer fischer segler
   kapitan klempner elektriker schreiner tischler dachdecker maler maurer glaser schlosser schmied mechaniker schneiderin schuster topfer
   goldschmied uhrmacher geigenbauer chor kapelle orchester museum pfarrer
   gemeinde kloster bestatter hospiz tierheim tierschutz vermittlung kita kindergarten tagesmutter rentner brautpaar pendler wanderer
   kletterer skischule taucher ruderer reiter reiterhof jager zuchter sammler grunder winzer weingut brauerei kellerei molkerei muhle hof
   hofladen stall hundepension hafen liegeplatz werft werkstatt schmiede sagewerk gewachshaus campingplatz hutte almhutte ferienhaus pension
   schloss kapelle eishalle schwimmbad sauna apotheke praxis labor verleiher verleihen 
   freizeit lager stand 
   entstehen entsteht ware waren ideal schickt sendet leitet zeigt nennt erzahlt empfangt steht bleibt erhalt gefallt spricht liest schreibt schicken senden zeigen nennen
   verteilt aufgeteilt gegliedert unterteilt gestaltet gebaut gemacht umgesetzt erstellt eingerichtet geliefert gezeigt genannt geplant gedacht
   gewunscht gebraucht benotigt vorgesehen gehalten weiter weiterhin funktionieren funktioniert verwaltung buro zentrale verwalten verwaltet ankommen ankommt eintreffen eintrifft auftauchen erscheinen erledigen erledigt klappen klappt anlegen anlegt ausbruchsregel handle wunsche wunschen wunscht hatten haben weiss bringt fuhrt nimmt gibt stellt fragt legt schreibt halt
   dient betrifft umfasst enthalt besteht handelt bietet verkauft sucht hilft passt dauert kostet gehoren nutzen nutzt verwenden verwendet
   samt sowie nebst inklusive einschliesslich rund zirka knapp gut strategie devront `,
  `voluntarios voluntarias coordinadora coordinador conserje tesorera tesorero secretaria directiva junta patronato recepcion aprendiz becario enfermera
   cuidadora matrona veterinaria panadero carnicero cervecero cocinero camarero jardinero agricultor apicultor pastor pescador marinero
   capitan fontanero electricista carpintero techador pintor albanil cristalero herrero mecanico modista zapatero alfarero joyero relojero
   luthier coro banda orquesta museo parroco parroquia monasterio funeraria
   residencia protectora refugio acogida adopcion guarderia jubilados novios senderistas escaladores esquiadores buceadores remeros jinetes
   cazadores criadores coleccionistas autonomos fundadores bodega vinedo cerveceria almazara molino lecheria granja huerto huertos cuadra
   puerto amarre astillero taller fragua aserradero invernadero camping albergue cabana casa rural castillo pista piscina
   farmacia laboratorio retiro campamento puesto 
                
   lea lean escriba escriban recibe reciba cuando marque marquen medie suba baje louer
   haga hagan diga digan ponga pongan lleve lleven incluya incluyan permita permitan sirva pregunte pregunten agende
   guarde apunte anote recoja recojan asigne creen muestre muestren entre deje dejen vea salga traiga cuente explique hable dure quepa
   ensenar ensenarla ensenarlo mostrarla presentarla probarla programar desarrollar antes`,
  `benevole benevoles coordinatrice coordinateur gardien tresorier tresoriere secretaire bureau conseil accueil apprenti stagiaire infirmiere soignant
   sagefemme veterinaire boulanger boucher brasseur cuisinier serveur fleuriste jardinier agriculteur forestier apiculteur berger pecheur
   marin capitaine plombier electricien menuisier charpentier couvreur peintre macon vitrier serrurier forgeron mecanicien couturiere
   cordonnier potier bijoutier horloger luthier chorale fanfare orchestre musee
   cure paroisse monastere pompes funebres hospice refuge adoption creche retraites maries randonneurs grimpeurs skieurs plongeurs
   rameurs cavaliers chasseurs eleveurs collectionneurs independants fondateurs vignoble cave brasserie distillerie moulin laiterie ferme
   verger ecurie pension port anneau chantier atelier forge scierie serre camping gite auberge cabane yourte chateau 
   patinoire piscine pharmacie laboratoire colonie stand 
                
   remplissent remplir louer lise lisent marque affiche teste testee testees testes essaye devra devront puissent puissions soient soit fasse fassent dise disent mette mettent contienne permette permettent serve 
   pose posent arrive arrivent revienne garde gardons redige redigeons rediriger redirige redirigees redirigee lance lancons ouvre ouvrons
   cooperative associatif associative pedagogique`,
];
