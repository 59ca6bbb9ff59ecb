/**
 * Who people are and what they do for a living, which asks for nothing that is built: roles in a firm or a club, trades, goods, places;
 * and what anything does in a wish. Small letters, without accents, in English, German, Spanish and French. Nobody who would be
 * hired for the work stands here (no lawyer, no interpreter, no photographer).
 */
export const wishWordsOfPeople: readonly string[] = [
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
   schickt sendet leitet zeigt nennt erzahlt empfangt steht bleibt erhalt gefallt spricht liest schreibt schicken senden zeigen nennen
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
                
   teste testee testees testes essaye devra devront puissent puissions soient soit fasse fassent dise disent mette mettent contienne permette permettent serve    
   pose posent arrive arrivent revienne garde gardons redige redigeons rediriger redirige redirigees redirigee lance lancons ouvre ouvrons
   cooperative associatif associative pedagogique`,
];
