/**
 * What people in need speak of, in four languages: the beginnings of words, in small letters without accents. Two of
 * them together tell more than each alone ("children", "better off"), so that a sentence is heard that nobody wrote before.
 */
export const crisisConcepts: Readonly<Record<string, string>> = {
  self: "myself|my life|my own life|mich um|mir was an|mir etwas an|mir das leben|meinem leben|mein leben|mich selbst|mi vida|matarme|suicidarme|hacerme|hacerme dano|ma vie|me tuer|me suicider|me faire du mal|mes jours|me foutre",
  them: "himself|herself|themselves|sich um|sich das leben|sich was an|sich etwas an|se quiere|quitarse|matarse|suicidarse|hacerse|se tuer|se suicider|se faire du mal|ses jours|se scarifie|sich ritz|ritzt sich|se corta",
  die: "die|dying|dead|death|died|kms|unaliv|sterb|tot|tod|gestorben|umbring|umzubring|morir|muert|muero|murio|mourir|mort|meurs|mourais|crever",
  kill: "kill|shoot|hang myself|umbring|toten|tote|mata|matar|mato|tuer|tuera|tue",
  suicide:
    "ending things|end everything|ending everything|ending it|end his life|end her life|ending my|schluss machen|schluss zu machen|acabar con mi|acabar con todo|que se acabe todo|tout s arrete|en finir|goodbye|verabschied|despedir|dire adieu|suicid|self harm|selfharm|selbstmord|suizid|goodbye note|goodbye letter|abschiedsbrief|carta de despedida|lettre d adieu|end it all|end my life|end it tonight",
  live: "live|living|alive|exist|existing|life|leben|lebe|weiterleben|vivir|viva|vivo|existir|vida|vivre|vie|exister|survive|make it through",
  wake: "wake up|never wake|aufwach|despert|reveill|fall asleep forever|endormir|einschlaf|sleep forever",
  notHere:
    "werent around|wasnt around|not around|being here|stopped existing|stop existing|nicht mehr gabe|nicht gabe|no existiera|n existais|want to be gone|be here|not here|around tomorrow|around next|be gone|was gone|were gone|wont be here|disappear|nicht mehr da|weg ware|ich weg|verschwinden|desaparec|no estar|ya no voy a estar|estar aqui|disparait|ne serai plus|plus etre la|plus la",
  reason:
    "no reason|the point|any point|what for|why should i|dont see why|worth it|wozu|keinen sinn|kein grund|keinen grund|sinnlos|para que|ningun sentido|no tiene sentido|no vale la pena|ninguna razon|a quoi bon|aucune raison|plus de sens|n a plus de sens|pointless|meaningless|wertlos|keinen wert",
  cut: "cut myself|cutting|ritz|geritzt|cortando|me corte|me corto|scarifi|coupee|hurt myself|harm",
  pills:
    "pills|tablets|overdose|bleach|tablette|pastilla|cachet|medicament|javel|lejia|poison|gift|reiniger|schlaftablette",
  bridge:
    "bridge|in front of a train|jump|roof|rope|brucke|vor den zug|springen|puente|saltar|tirarme|pont|sauter|me jeter|balcon|into a tree",
  betterWithout:
    "better off|better without|without me|burden|ohne mich|besser dran|zur last|sin mi|carga|estarian mejor|sans moi|poids pour|mieux sans",
  notice:
    "would miss me|would notice|anyone notice|would care|merken wenn|wurde es|nadie se daria|se daria cuenta|personne ne remarquer|nobody needs me|nobody loves|hates me",
  cantGoOn:
    "get through another|another day|no strength|strength to|keine kraft|fuerzas para|la force|goute a rien|gout a rien|ganas de nada|so low|schaffe es nicht|go on|carry on|cope|take it|keep going|do this any|anymore|any more|any longer|cant do|nicht mehr|halte es|halte das|nicht mehr weiter|no puedo mas|no aguanto|ya no puedo|no tengo fuerzas|n en peux plus|a bout|baisse les bras|given up|give up|giving up|rendido|no strength|my strength|keine kraft|end of my rope",
  lost: "lost everything|nothing left|lost all|alles verloren|nichts geblieben|perdido todo|perdi todo|no me queda|tout perdu|me reste rien|went under|falling apart|kaputt gemacht|arruin|ruined|bankrupt|blew up|gambled|verzockt|failure|fracaso|echec",
  savings:
    "savings|college money|debt|ersparnis|schulden|ahorro|deuda|economies|dettes|the house|my house|insurance money",
  alone:
    "alone|lonely|nobody|no one|allein|einsam|niemand|sola|solo y|nadie|seule|seul|personne|all my friends are|to talk to|hablar con alguien|parler a quelqu|zum reden|anyone to",
  hopeless:
    "dark for me|gone dark|nur noch schwarz|trapped|frightened|so scared|grief|mess of my whole|verpfuscht|arruinado toda|gache toute|hopeless|no hope|way out|desperate|worthless|empty|despair|dark place|kein ausweg|keinen ausweg|verzweifelt|hoffnungslos|leer|wert|desesperad|vacio|vacia|sin salida|salida|desespere|issue|vide|depress|breakdown|breaking down|panic|panik|panico|panique|numb inside|am ende",
  cry: "cry|crying|weine|heule|weinen|lloro|llorar|pleure|pleurer|tears",
  hate: "hate myself|hate my life|hasse mich|me odio|me deteste|ashamed|schame|verguenza|honte|cant face|let everyone down|bullied|bullying|harass|harcel|fertig gemacht|machen mich|humiliat|demutig",
  family:
    "my wife|my husband|my son|my daughter|my kids|the kids|my children|my mother|my mum|my mom|my dad|my father|my brother|my sister|my friend|my best friend|my partner|my girlfriend|my boyfriend|my baby|my child|my neighbour|next door|my uncle|stepdad|my ex|mein mann|meine frau|mein sohn|meine tochter|meine mutter|mein vater|mein bruder|meine schwester|mein freund|meine freundin|mein ex|mein onkel|mein kind|die nachbarin|mein kollege|meine familie|mi marido|mi mujer|mi hij|mis hij|mi madre|mi padre|mi herman|mi amig|mi novi|mi pareja|mi ex|mi tio|la vecina|mon mari|ma femme|mon fils|ma fille|mes enfants|ma mere|mon pere|mon frere|ma soeur|mon ami|mon copain|mon ex|mon oncle|la voisine|mon collegue|mon enfant|my colleague",
  hits: "around my neck|pushed me|hands on me|throws things|wirft mit|gestossen|rastet aus|verprugel|me tiro|tira cosas|me empuja|poussee|il me bat|jette des|me pousse|gets really angry|gets violent|hits me|hit me|beats me|beat me|beats her|choked|strangle|hurts me|violent|violence|slapped|punched|schlagt mich|schlagt uns|geschlagen|gewurgt|wurgt|verprugelt|me pega|nos pega|le pega|me golpea|ahorco|maltrat|me frappe|nous frappe|battue|me bat|etrangl|bruises|blaue flecken",
  rape: "rape|raped|assaulted|touches me|abuse|vergewaltig|fasst mich|missbrauch|viola|violaron|violo|me toca|abus|violee|viole|me touche|forces me",
  threat:
    "threaten|he will kill|going to hurt|knife|gun|follows me|following me|stalk|outside my door|outside my house|locked me|held here|passport|not safe|in danger|hiding|afraid of|scared of|police|bringt mich um|bedroht|messer|verfolgt|steht vor der|eingesperrt|pass abgenommen|nicht sicher|in gefahr|versteck|angst vor|polizei|me mata|amenaz|cuchillo|me sigue|en la puerta|encerrad|pasaporte|no estoy segur|en peligro|escondid|miedo de|policia|me tuera|menace de mort|couteau|me suit|devant chez moi|enferme|passeport|pas en securite|en danger|cachee|peur de mon",
  body: "losing blood|lots of blood|lot of blood|not respond|doesnt respond|not responding|fell to the floor|on the floor|catch my breath|choking|turning blue|viel blut|reagiert nicht|zusammengebrochen|keine luft|mucha sangre|no responde|al suelo|beaucoup de sang|ne repond pas|par terre|arrive plus a respirer|breathing|breathe|collapsed|unconscious|heart attack|stroke|seizure|bleeding|chest pain|swallowed|fire in|overdose|atmet|bewusstlos|herzinfarkt|schlaganfall|blutet|brust|umgekippt|brennt|respira|inconsciente|infarto|sangr|pecho|desmay|incendio|trago|respire|inconscient|crise cardiaque|saigne|poitrine|effondr|le feu dans|avale|accident",
  sayThat:
    "told me she|told me he|told me her|mir gesagt|mir geschrieben|me ha dicho|me conto|me llamo para|m a dit|m a appele|wrote that|called to say|rang me|says he|says she|said he|said she|he says|she says|talks about|keeps saying|texted me|wrote us|sagt er|sagt sie|hat gesagt|hat geschrieben|dice que|dijo que|me escribio|nos escribio|dit qu|a dit qu|m a ecrit|nous a ecrit",
  worry:
    "worried|worry|i think my|what do i do|what should i|how do i help|how can i help|mache mir sorgen|was mache ich|was kann ich tun|was tun|wie helfe|preocupad|que hago|como ayudo|que puedo hacer|inquiet|que faire|comment aider|je ne sais pas quoi faire|dont know what to do|no se que hacer|weiss nicht was",
  drink: "drunk|drinking|trinke|trinkt|bebe|bebiendo|bois|boit|alcohol|alkohol",
  website:
    "website|web site|site|page|seite|pagina|web|bot|chatbot|form|formular|formulario|formulaire|customer|kunde|client|shop|order|bestell|pedido|commande|invoice|rechnung|factura|facture|price|preis|precio|prix|cost|kost|cuest|combien|contract|vertrag|contrat|account|konto|cuenta|compte|email|mail|correo|software|excel|crm|plugin|demo|dashboard|portal|portail|app|video|subscription|abo|deadline|boss|chef|jefe|project|projekt|data|daten|datos|donnees|update|server|team|wordpress|automat|book|appointment|termin|cita|rendez vous",
};
