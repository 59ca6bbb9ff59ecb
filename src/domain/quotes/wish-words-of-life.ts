/**
 * Words of people's own lives and trades, which ask for nothing that we would have to build: how something should feel, what
 * they sell and do, whom and what it is about. Left out is what names a function or a thing to be made (map, player, quiz),
 * and whoever might be asked for beside the work (a photographer, a lawyer). Small letters, without accents.
 */
export const wishWordsOfLife: readonly string[] = [
  // How it should feel.
  `quiet calm cosy cozy tidy neat stylish sober dignified respectful discreet serene gentle soft bold playful funny cheerful lively
   colourful colorful minimal minimalist classic classy timeless rustic vintage trendy chic posh honest personal human sincere
   inviting welcoming trustworthy reliable solid robust sturdy decent proper pretty beautiful lovely attractive handsome airy
   readable legible understandable straightforward uncomplicated understated unobtrusive relaxed casual formal informal urgent
   important nothing fancy complicated special particular obvious similar familiar happy unhappy sad angry glad satisfied
   wonderful perfect fine okay ideal possible necessary useful helpful complete correct current regular private public local
   regional national international seasonal annual yearly weekly monthly recent early late future former due open closed`,
  `ruhig ruhige ruhiges gemutlich ordentlich stilvoll nuchtern wurdevoll sanft frech verspielt lustig frohlich bunt farbenfroh
   minimalistisch klassisch zeitlos rustikal schick edel hochwertig ehrlich personlich menschlich einladend vertrauenswurdig serios
   solide hubsch schone schones schoner ansprechend luftig lesbar verstandlich unkompliziert dezent unaufdringlich locker formlich
   wichtig besonders besondere besonderes ahnlich zufrieden unzufrieden perfekt ideal moglich notig nutzlich hilfreich vollstandig
   richtig aktuell regelmassig privat offentlich lokal regional national jahrlich fruh spat offen geschlossen freundliche kurze
   kurzer kurzes klare klares warme warmes moderne modernes schlichte schlichtes helle helles`,
  `tranquilo tranquila acogedor acogedora ordenado elegante sobrio sobria digno discreto suave alegre colorido minimalista clasico
   clasica rustico rustica honesto cercano humano confiable serio seria bonito bonita agradable legible facil comprensible
   importante especial parecido contento descontento perfecto ideal posible necesario util completo completa correcto actual
   regular privado publico publica local regional nacional anual temprano tarde abierto cerrado breve corta corto calido calida`,
  `tranquille calme chaleureux chaleureuse soigne elegant elegante sobre digne discret discrete doux douce gai joyeux colore
   minimaliste classique rustique honnete humain fiable serieux serieuse solide beau belle joli jolie agreable lisible facile
   comprehensible important importante special pareil content mecontent parfait ideal possible necessaire utile complet complete
   correct actuel regulier prive public locale local regional annuel tot tard ouvert ferme bref court courte`,
  // What happens with people.
  `feel feels seem seems happen happens appear turn wait wonder prefer enjoy hope wish try tried believe care mind matter mean
   remember forget learn understand speak talk listen watch laugh meet join leave live stay return arrive depart travel grow
   exist exists belong belongs depend depends differ contain contains consist concern concerns start started finish begin ends
   continue keep stand lie sit hold carry wear eat drink cook bake sleep walk ride drive swim climb dance sing play teach
   treat heal wash clean repair fix paint cut sew brew bottle grow harvest plant breed rescue rent hire lend borrow book shows
   worked works working wants needs gets goes comes sees says knows thinks asks calls writes sends takes gives brings`,
  `fuhlen wirken passiert warten wunschen versuchen glauben verstehen sprechen reden horen zuhoren treffen wohnen bleiben reisen
   wachsen gehoren gehort enthalten enthalt beginnen anfangen enden weitergehen kochen backen schlafen wandern fahren schwimmen
   klettern tanzen singen spielen unterrichten behandeln reparieren malen schneiden nahen brauen ernten zuchten retten mieten
   leihen buchen zeigt zeigen funktioniert braucht will mochte hatten sollte sollten`,
  `sentir parecer pasar esperar preferir disfrutar intentar creer entender hablar escuchar conocer vivir quedarse viajar crecer
   pertenecer contener empezar terminar seguir cocinar dormir caminar conducir nadar bailar cantar jugar ensenar tratar reparar
   pintar cortar coser alquilar prestar muestra muestre ensena necesita quiere debe deberia`,
  `sentir sembler passer attendre preferer aimer essayer croire comprendre parler ecouter rencontrer vivre rester voyager
   contenir commencer finir continuer cuisiner dormir marcher conduire nager danser chanter jouer enseigner soigner reparer
   peindre couper coudre louer preter montre montrent doit devrait`,
  // What it is about: events, trades, goods, and what is asked about them.
  `festival race marathon wedding funeral party birthday exhibition concert fair match tournament season holiday trip camp retreat
   ceremony tasting opening sale raffle fundraiser march walk ride hike regatta
   size weight length width height shape colour filling flavour flavor material quantity amount type model brand kind style
   budget age gender date arrival departure destination route distance duration
   cake bread pie coffee tea wine beer cheese meat fish fruit vegetable honey egg milk meal lunch dinner breakfast menu snack
   flower plant tree garden lawn seed soil wood timber stone brick tile glass metal steel paint fabric wool yarn cotton leather
   house home flat kitchen bathroom bedroom roof floor door window furniture chair table bed sofa lamp carpet curtain heating
   boiler pump solar panel battery car van truck bike bicycle boat motorbike tyre wheel engine tool machine part
   dog cat horse pony bird rabbit animal pet puppy kitten cow sheep goat pig chicken bee
   body skin hair nail tooth teeth eye ear foot feet back knee shoulder pain health diet weight massage yoga pilates
   music song guitar piano violin choir band art craft pottery painting sculpture book novel poem story toy puzzle
   ball football tennis golf hockey judo karate swim ski surf sail climb run gym
   school class grade exam homework maths math physics chemistry biology grammar vocabulary
   river lake sea beach mountain hill forest island valley coast harbour harbor weather sun rain snow
   spring summer autumn winter morning afternoon evening night weekend today tomorrow`,
  `fest rennen lauf hochzeit trauerfeier beerdigung feier geburtstag ausstellung konzert messe spiel turnier saison urlaub reise
   lager freizeit verkostung eroffnung grosse gewicht lange breite hohe form fullung geschmack menge anzahl art sorte marke
   alter geburtsdatum ankunft abreise ziel strecke dauer kuchen torte torten brot kaffee tee wein bier kase fleisch fisch obst
   gemuse honig ei eier milch essen mittag abendessen fruhstuck blume blumen pflanze pflanzen baum baume garten holz stein glas
   metall stoff wolle leder haus wohnung kuche bad dach boden tur fenster mobel stuhl tisch bett heizung pumpe solar auto autos
   wagen fahrrad fahrrader rad rader boot motorrad reifen maschine hund hunde katze katzen pferd pferde tier tiere vogel
   haut haare zahne augen fusse rucken schmerzen gesundheit ernahrung musik lied chor kunst buch bucher spielzeug schule klasse
   prufung hausaufgaben fluss see meer strand berg wald insel wetter sommer fruhling herbst winter`,
  `fiesta carrera boda funeral cumpleanos exposicion concierto feria partido torneo temporada vacaciones viaje campamento cata
   apertura tamano peso longitud ancho alto forma color relleno sabor cantidad tipo marca edad llegada salida destino
   pastel pasteles pan cafe te vino cerveza queso carne pescado fruta verdura miel huevo leche comida cena desayuno flor flores
   planta arbol jardin madera piedra cristal metal tela lana cuero casa piso cocina bano tejado suelo puerta ventana mueble
   muebles silla mesa cama calefaccion coche bici bicicleta barco moto rueda maquina perro perros gato gatos caballo animal
   animales piel pelo dientes ojos pies espalda dolor salud musica cancion coro arte libro libros juguete escuela clase examen
   rio lago mar playa montana bosque isla tiempo verano primavera otono invierno`,
  `fete course mariage obseques anniversaire exposition concert foire match tournoi saison vacances voyage sejour degustation
   ouverture taille poids longueur largeur hauteur forme garniture gout quantite type marque age arrivee depart destination
   gateau gateaux pain cafe the vin biere fromage viande poisson fruit legume miel oeuf lait repas diner dejeuner fleur fleurs
   plante arbre jardin bois pierre verre metal tissu laine cuir maison appartement cuisine salle bain toit sol porte fenetre
   meuble meubles chaise table lit chauffage voiture velo bateau moto roue machine chien chiens chat chats cheval chevaux animal
   animaux peau cheveux dents yeux pieds dos douleur sante musique chanson choeur art livre livres jouet ecole classe examen
   riviere lac mer plage montagne foret ile temps printemps automne hiver`,
];
