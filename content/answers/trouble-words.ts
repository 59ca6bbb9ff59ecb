/**
 * What people in trouble say, as patterns over plain words: small letters, no accents, no signs, one space between words
 * ("can't" is `cant`, "n'affiche" is `n affiche`). See troubles.ts for how they are put together.
 */
const any = (...ways: readonly string[]): RegExp => new RegExp(`\\b(?:${ways.join("|")})\\b`);

const things = [
  // English
  "bots?|chat ?bots?|chat|assistant|portal|(?:client|customer|members?|course) area|forms?|automations?|flows?|workflows?|zaps?|scenarios?|dashboards?|(?:price|market) screen|landing(?: page)?|pages?|(?:web ?)?sites?|web ?app|app|shop|store|checkout|videos?|integration|sync|hubspot|salesforce|pipedrive|crm|indicator|script|alerts|reminders|widget|submit button|calendar|voice agent|agent|menu|booking|ordering|payment link|confirmation mails?",
  // German
  "assistent(?:en)?|kundenportal|kundenbereich|\\w*formulare?|automatisierung(?:en)?|ablaufe?|kurs ?monitor|monitor|landingpage|seiten?|web ?seiten?|homepage|film|bestellvorgang|kasse|schnittstelle|indikator|skript|erinnerungs|erinnerungen|\\w*buchung|zahlungslink|sprachagent|ansicht",
  // Spanish
  "asistente|area de clientes|formularios?|automatizacion(?:es)?|flujos?|tablero|panel|paginas?|web|sitio|tienda|aplicacion|integracion|indicador|alertas|recordatorios|sistema|agente|reserva|correos de confirmacion",
  // French
  "robot|portail|espace client|formulaires?|automatisations?|flux|tableau de bord|ecran|boutique|appli(?:cation)?|indicateur|alertes|rappels|agent|reservation|mails de confirmation",
].join("|");
const makingEn =
  "built|made|set ?up|installed|delivered|did|wrote|designed|created|put|sold|connected|sent|launched|touched|wired|coded|programmed|gave|host|look after";
const makingDe =
  "gebaut|gemacht|eingerichtet|geliefert|erstellt|geschickt|installiert|programmiert|aufgesetzt|umgestellt|verkauft|verbunden";
const makingEs =
  "hicieron|hicisteis|montaron|montasteis|armaron|pusieron|entregaron|instalaron|crearon|mandaron|enviaron|configuraron|programaron|desarrollaron|vendieron|conectaron";
const makingFr =
  "fait|livre|mis|monte|cree|installe|construit|developpe|envoye|vendu|configure|programme|branche";

/** Made, sold or run by us, beyond doubt. */
const making = [
  `(?<!\\b(?:can|could|would|will|do|did|if|should|when|might|have|cant) )(?:you|u|ya|yall|your (?:people|team|guys|developers?|colleagues?))(?: (?:all|guys|lot|people|just|recently|have|had|ve|then|first|also))* (?:${makingEn})`,
  `(?:${makingDe}) (?:habt|haben)|(?:ihr habt|sie haben|habt ihr)(?: \\w+){0,8} (?:${makingDe})`,
  `que (?:me |nos |les? )?(?:${makingEs})|(?:ustedes|uds|vds|vosotros) (?:${makingEs})|que (?:les )?compramos`,
  `vous (?:\\w+ ){0,3}(?:avez|venez de|aviez)(?: nous)? (?:${makingFr}|livrer|installer)`,
];
export const byMaking = any(...making);
export const byUs = any(
  ...making,
  `(?:your|ur) (?:\\w+ )?(?:${things}|update)`,
  "of yours|from you|by you|you just delivered",
  `(?:eure?|euer|eure[mnrs]|ihr|ihre[mnrs]?) (?:\\w+ )?(?:${things}|update)`,
  "von euch",
  `(?:su|sus|vuestr[oa]s?|tu) (?:${things}|actualizacion)`,
  `(?:votre|vos) (?:${things}|mise a jour)`,
);

/** Since we touched it, or what a thing of ours did to them. */
export const byOurAct = any(
  "(?:since|after|ever since) (?:you|your people|you guys) (?:\\w+ )?(?:changed|touched|updated|worked|were)|(?:since|after) your (?:last )?(?:update|change|visit)",
  `(?:your|ur) (?:${things}) (?:just |has |have |had )*(?!helped|worked|answered|looked|needed|seemed|used)(?:\\w+ed|sent|made|lost|gave|wrote)(?! (?:with|by|in|from)\\b)`,
  "seit (?:ihr|sie) (?:\\w+ )?(?:dran|hier|geandert|umgestellt)|seit eure[mr]|seit ihrem (?:update|besuch)",
  `(?:euer|eure|eures) (?:${things}) (?:hat|haben)`,
  "desde que (?:tocaron|cambiaron|actualizaron|entraron|movieron)",
  `(?:su|vuestr[oa]) (?:${things}) (?:le |les |nos |me |ha )?(?:\\w+io|\\w+mando|mando|envio|escribio|llamo|borro|mezclo)`,
  "depuis (?:votre (?:passage|mise a jour|intervention)|que vous (?:avez|etes))",
  `votre (?:${things}) (?:nous |m |l )?a (?!l\\b|la\\b|un\\b|une\\b|aide)\\w+e`,
);

/** Something that runs for them, whoever made it. */
export const runs = any(things);

/** It does nothing any more, or does it again and again. */
const fails = [
  // English
  "(?:is|are|went|gone|been|its|it s|whole|just|s|site|bot|portal|page|website) (?:completely |totally |all |now |just |still |been |suddenly )*(?:down|offline|dead|gone|stuck|frozen|hacked|unreachable|blank|white|not secure)",
  "(?:is|are|its|looks?|totally|completely|all|still) broken|locked out|kicked out|not secure|spins forever|just spins",
  "(?:cant|cannot|couldnt|unable to|not able to|none of(?: \\w+){1,3} can|nobody can|no ?one can)(?: even)? (?:get in(?:to)?|get on|log ?in(?:to)?|log into|log on|sign in(?:to)?|open|access|reach|pay|check ?out|connect|enter)",
  "(?:stopped|quit) \\w+ing|has stopped|stopped working|stopped responding",
  "(?:doesnt|dont|isnt|arent|wont|hasnt|havent|didnt|does not|is not|has not|never) (?:even |been )?(?:load\\w*|work\\w*|open\\w*|respond\\w*|start\\w*|send\\w*|show\\w*|updat\\w*|mov\\w+|arriv\\w*|fir\\w+|sync\\w*|refresh\\w*)",
  "(?:does|do|did|sends?|shows?|sending|doing|showing) nothing(?! but)|nothing (?:\\w+ ){0,5}(?:reached|arrived|arrives|comes|came|landed|gets through)|(?:nothing|not one|no) (?:\\w+ ){0,4}since (?:\\w+day|yesterday|this)",
  "swallow(?:s|ed|ing)|(?:deleted|wiped|erased|overwrote|duplicated|duplicates|doubled|tripled) (?:every|all|our|my|the|half|each)|in there twice",
  "(?:sent|sends|sending|posted|posts|made|makes|creates?|created|creating|adds|added|adding|mailed|emailed|texted|fired)(?: \\w+){0,7} (?:twice|double|triple|\\d+ ?x|\\d+ times|three times|\\d+ copies|hundreds|wrong (?:customers?|clients?|people|patients?))|(?:mailed|emailed|texted) (?:everyone|everybody|all|every|the wrong)",
  "(?:gives?|throws?|shows?|says?|with|getting|just|returns?) (?:an? |just |only |nothing but )*(?:40[134]|50[0234]|errors?|database error)|error (?:page|message|\\d+)|(?:blank|white|empty) (?:page|screen)|(?:same|that) (?:error|mistake|bug|problem) again|the same (?:error|bug|mistake)|times out|timing out|fired a (?:\\w+ )?alert",
  "hangs? up on|hanging up on|(?:menu|page|button|form|widget|everything|contacts?|text)(?: \\w+){0,3} (?:disappeared|vanished)|mixed up|out of nowhere|instead of \\w+ing|goes? out empty|go out empty|answers? in (?:chinese|the wrong)|is toast|messed up|\\d+ (?:duplicate|empty|double) \\w+|since (?:this morning|last night|yesterday|\\w+day)(?: \\w+){0,5} (?:no|not|nothing|none)",
  // German
  "(?:ist|sind|liegt|war|waren)(?: \\w+){0,6}? (?:offline|down|tot|kaputt|weg|lahm|ausgefallen|abgesturzt|nicht (?:mehr )?(?:erreichbar|zu erreichen)|gehackt|defekt|eingefroren)|(?:gestern|heute|wieder) (?:kaputt|tot|down|offline)",
  "(?:geht|gehen|funktioniert|funktionieren|lauft|laufen|ladt|laden|reagiert|antwortet|verschickt|sendet|schickt|zeigt|zeigen|offnet|kommt|kommen|landet|landen|erscheint|speichert|aktualisiert)(?: (?!aber|und|weil)\\w+){0,6}? (?:nicht mehr|nichts|nix|keine?[nr]? \\w+ mehr|keiner|niemand|nimmer|nur noch)|(?:funktioniert|lauft|ladt|reagiert|geht) (?:\\w+ )?nicht",
  "(?:kommt|kommen|landet|gehen)(?: \\w+){0,6} (?:nicht (?:mehr )?(?:rein|an|ins|durch)|nicht mehr|keine)|(?:nichts|nix|niemand|keiner|keine)(?: \\w+){0,5} (?:anmelden|einloggen|rein|kommt an)|(?:seit \\w+|landet) (?:nix|nichts|keine)|keine einzige (?:mail|anfrage)",
  "(?:steht|stehen)(?: \\w+){0,5} still|hangt|schweigt|streikt|spinnt|sturzt(?: \\w+){0,3} ab|bricht(?: \\w+){0,4} ab|v?e?r?schluckt|fehlerseite|fehlermeldung|(?:derselbe|gleiche|selbe) fehler|weisse[nr]? (?:bildschirm|seite)",
  "(?:doppelt|dreifach|dreimal|zweimal|\\w+mal|\\d+ mal)(?: \\w+){0,2} (?:verschickt|angelegt|an|geschickt|raus|gesendet)|(?:legt|verschickt|schickt|sendet)(?: \\w+){0,6} (?:doppelt|dreifach|\\w+mal)|an alle (?:\\w+ ){0,2}(?:gleichzeitig|raus|verschickt)",
  "lasst (?:\\w+ )?(?:keinen|niemanden)|zerschossen|aufgetaucht|(?:menu|knopf|formular|kontakte)(?: \\w+){0,3} verschwunden|gestort|(?:fuhrt|gehen|kommen|laufen) (?:\\w+ )?(?:ins leere|leer)|legt auf|verkauft nichts mehr|seit (?:heute|gestern|\\w+tag)(?: \\w+){0,4} (?:nichts|nix|nicht|keine?[nr]?)|(?:gar )?(?:keine|nichts|nix) (?:\\w+ ){0,2}mehr",
  // Spanish
  "se cayo|se cae de nuevo|caid[oa]s?|se colgo|colgad[oa]|congelad[oa]|trabad[oa]|hackead[oa]|en blanco|fuera de linea|esta parad[oa]|dejo de|dejaron de|ha dejado de|han dejado de|ha parado",
  "(?:no|ya no|nadie|nada)(?: (?:me|nos|se|les?|logran?|puede|pueden|esta|estan|ha|han|quiere|deja))*? (?:carga\\w*|funciona\\w*|abre\\w*|anda|responde|envia\\w*|manda\\w*|llega\\w*|entra\\w*|iniciar|acceder|mostrar|muestra\\w*|actualiza\\w*|cobra\\w*)|sin (?:mandar\\w*|enviar\\w*|cargar|responder|funcionar|actualizar\\w*|cobrar)",
  "duplico|duplica (?:todos?|cada|los|las)|borro|triplico|(?:manda|mando|envia|envio|crea|creo)(?: \\w+){0,5} (?:dos|tres|cuatro|cinco|\\d+) veces|a todos a la vez|el mismo (?:error|fallo)|solo (?:da )?errores",
  "(?:no|nunca) (?:\\w+ )?deja (?:pasar|entrar|pagar|reservar)|cuelga a|se mezclaron|mezclo|(?:menu|boton|pagina|formulario)(?: \\w+){0,3} desaparecio|desaparecio el|(?:salen|llegan|sale|llega) (?:en blanco|vaci\\w+)|muestra (?:\\w+ )?(?:precios|datos) (?:del|de ayer|viejos)",
  // French
  "en panne|hors (?:ligne|service)|a plante|est plante|cassee?|figee?s?|toute? blanche?|page blanche|inaccessible|piratee?|a cesse de|impossible de (?:se )?(?:connecter|entrer|acceder|payer|ouvrir)",
  "(?:affich\\w+|charg\\w+|march\\w+|fonctionn\\w+|repond\\w*|envoi\\w+|recoi\\w+|recev\\w+|ouvr\\w+|part\\w*|bouge\\w*|demarr\\w+|arriv\\w+) (?:plus|rien|qu une)|(?:ne|n) (?:\\w+ )?(?:affiche|charge|marche|fonctionne|repond|envoie|ouvre) pas|plus (?:personne|rien|un seul|aucun)(?: \\w+){0,6} (?:arrive|peut|entre|connecte|passe|marche|depuis)|ne recoit plus|recoit plus",
  "raccroche|(?:menu|bouton|page|formulaire)(?: \\w+){0,3} a disparu|melangee?s?|arrivent vides?|bloque tout|(?:n|ne) \\w+ plus (?:rien|personne|aucun\\w*)|la meme (?:erreur|faute|panne)|met des zeros|(?:envoye|envoie|cree|crees|partis?|parti)(?: \\w+){0,7} (?:en (?:double|triple)|\\w+ fois|a tout le monde|a tous|au mauvais)",
];

/** It tells people what isn't true: what it told already, and, where somebody minds, what it tells. */
const talker = "(?:bots?|chat ?bot|chat|assistant|robot|assistent|asistente)";
const hasMisled = [
  `${talker}(?: (?!if|when|that can|to|last|old|previous)\\w+){0,9}? (?:is telling|are telling|telling|told|keeps saying|keeps telling|promised|confirmed|claimed|insulted|quoted|is quoting|invented|inventing|is giving (?:away|out)|giving away|handing out|promising)`,
  `${talker}(?: (?!wenn|falls)\\w+){0,9}? (?:erzahlt(?: den)?|behauptet|versprochen|beleidigt|zugesagt|verschenkt)`,
  `${talker}(?: (?!si|que pueda)\\w+){0,7}? (?:diciendo|dijo|confirmo|prometio|insulto|regalando|regala)`,
  `${talker}(?: (?!si)\\w+){0,7}? (?:raconte|a dit|a promis|a insulte|distribue)`,
];
const misleads = [
  `${talker}(?: \\w+){0,9}? (?:says|tells|promises|claims|invents|offers|sagt|nennt|verspricht|erfindet|dice|dicen|inventa|dando|dio|dit|annonce|promet|invente)`,
];
const minded = [
  "they are not|they arent|we dont|we do not|we are not|were not|not true|its wrong|thats wrong|nonsense|rubbish|old prices|tun wir nicht|stimmt nicht|haben wir nicht|falsche?[nrs]?|unsinn|quatsch|es mentira|no es cierto|precios viejos|tonterias|c est faux|n importe quoi|faux",
];

/** Somebody sees what isn't theirs. */
const others = {
  en: "(?:some ?one|some ?body) elses|strangers? s|strangers|(?:some ?one|some ?body) else s|an ?other (?:\\w+ )?(?:clients?|customers?|tenants?|patients?|persons?|famil\\w+|compan\\w+|members?|guests?|firms?)|other (?:clients|customers|tenants|patients|people|families|companies|members|guests)|each others?|not (?:his|hers|theirs|mine)",
  de: "fremde[nrsm]?|eines anderen|einer anderen|anderer (?:kunden|patienten|mieter|mandanten)|vom nachbarn|von anderen",
  es: "de otr[oa]s?|ajen[oa]s?",
  fr: "d un autre|d une autre|quelqu un d autre|celui d un autre|d autres (?:clients|patients)|des autres",
};
const seeing = {
  en: "came up|sees?|saw|seeing|reads?|reading|opened|opens|found|got|gets|shows?|showed|showing|viewed|viewing|downloaded|can read|can see|can open",
  de: "sieht|sehen|gesehen|findet|gefunden|aufrufen|aufgerufen|offnen|geoffnet|lesen|zeigt|bekommt|bekommen|einsehen|zugriff",
  es: "ve|viendo|vio|ven|muestra|abrio|abrieron|accede|acceso|llegan?|recibe|reciben|aparecen|salen",
  fr: "voit|voir|vu|voient|affiche|acces|accede|ouvert|recu|recoit|recoivent|tombe",
};
const exposes = (["en", "de", "es", "fr"] as const).flatMap((language) => [
  `(?:${seeing[language]})(?: \\w+){0,7}? (?:${others[language]})`,
  `(?:${others[language]})(?: \\w+){0,7}? (?:${seeing[language]})`,
]);

/** What we made does nothing, the wrong thing, or shows the wrong people something. */
export const fault = any(...fails);
export const falsehood = any(...hasMisled);
export const saying = any(...misleads);
export const objection = any(...minded);
export const exposure = any(...exposes);
/** Who may see what isn't theirs. */
export const viewer = any(
  "clients?|customers?|tenants?|patients?|members?|guests?|parents?|students?|visitors?|staff",
  "kund(?:e|en|in)|mieter(?:in)?|mandant(?:en|in)?|patient(?:en|in)|gast|mitglied|eltern",
  "clientes?|inquilin[oa]s?|pacientes?|alumn[oa]s?|socios?|cliente?s?|clientes|locataires?|patients?|patientes?|eleves?|adherents?",
);

/** Delivered, and not as it should be. */
export const flaw = any(
  "pronounc\\w+(?: \\w+){0,4} wrong|mispronounc\\w+|says?(?: \\w+){0,4} wrong|wrong (?:name|logo|phone|number|date)|name wrong|lorem ipsum|typos?|spelling mistakes|misspel\\w+",
  "falsch(?:en|er|e|es)?|tippfehler\\w*|schreibfehler|voller fehler",
  "(?:dice|dicen|sale|tiene|pronuncian?)(?: \\w+){0,5} mal|mal escrit[oa]|errores|faltas de ortografia",
  "mal prononcee?|mal ecrite?|des fautes|pleine? de fautes|prononce(?: \\w+){0,3} mal",
);

/** Now, again, and please somebody. */
export const hurry = any(
  // English
  "since (?:this|yesterday|last (?:night|week|\\w+day)|today|noon|lunch|the (?:opening|weekend|update)|about|your|\\w+day|\\d+)|as of today|all morning|overnight|last night|right now|just now|urgent\\w*|asap|immediately|at \\d+ ?am|in (?:ten|five|\\d+) minutes|again|(?:second|third|fourth) time|tonight|is (?:on )?(?:tomorrow|saturday)|today|by now",
  "please (?:someone|somebody|help|fix|get)|(?:pls|plz|please) (?:help|fix|kill|turn|stop|somebody|someone)|help (?:me|us|pls|please)|turn (?:it|that|this) off|off (?:pls|please|now)|take (?:it|that) (?:down|off)|kill it|stop it|(?:is|are) furious|(?:calling|ringing|phoning) (?:me|us)|(?:are|theyre) (?:all )?(?:calling|ringing|phoning)|fix it|who (?:can|do i|should i) (?:stop|call|talk|ring|shout)|(?:talk|speak) to (?:a|some|the) ?(?:person|human|one|body|manager)\\w*|ads (?:are )?running|flying blind|what now|were live",
  // German
  "heute|(?:den|am) (?:zweiten|dritten|vierten|\\d+) tag|seit (?:heute|gestern|dem (?:update|wochenende)|einer stunde|stunden|\\w+tag|\\d+)|dringend|sofort|schon wieder|hilfe|uber nacht|abschalten|(?:menschen|jemandem|jemanden|wem) (?:\\w+ )?sprechen|rufen jetzt|was ist (?:da|denn|hier) los|ubermorgen|morgen ist|anzeigen laufen|handle(?: \\w+)? blind|offene positionen|(?:zum|das) (?:zweiten|dritten|vierten) mal",
  // Spanish
  "desde (?:ayer|hoy|el|esta|hace|las?)|ahora mismo|urgente|ayuda+|apaguen\\w*|quiten\\w*|anoche|justo hoy|hablar con (?:alguien|una persona|un responsable)|lleva (?:horas|dias|\\w+ (?:horas|dias))|gravisimo|llamando|en plena|tenemos campana|es manana|anuncios (?:prendidos|corriendo|activos)|que lo miren ya|(?:perdiendo|pierdo) (?:clientes|ventas|pedidos)|estoy operando",
  // French
  "depuis (?:ce|hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|votre|une heure|des heures|\\d+|l ouverture|le week)|urgent\\w*|au secours|a l aide|vite|coupez|arretez|cette nuit|faites quelque chose|parler a (?:un|une|quelqu)|passez moi|c est (?:tres )?grave|tout de suite|qui (?:dois je )?appeler|il faut l arreter|(?:je|on) perds?|est demain|campagne tourne|pub tourne|a l aveugle|suis en position|m appelle de partout",
);

/** "I want a human" wishes for nothing that we sell. */
const unlessPerson =
  "(?!(?:(?:jetzt|endlich|nur|now|just|to|ya|maintenant) )?(?:a |an |one |some ?|einen? |jemanden? ?|una? |un |une |alguien|quelqu)?(?:person|human|technician|refund|answer|reply|solution|call|one to|body to|menschen|mitarbeiter|ansprechpartner|techniker|ruckruf|losung|antwort|persona|tecnico|solucion|respuesta|technicien|remboursement|reponse|responsable))";

/** That it be stopped. */
export const stop = any(
  "take (?:it|this|that|him|her) (?:down|offline)|(?:turn|switch|shut|get) (?:it|this|that) (?:off|down) (?:now|pls|please|asap|right)|make it stop|stop (?:it|this|that|the (?:thing|bot|flow|script|automation))",
  "vom netz nehmen|bitte abschalten|(?:sofort|bitte) (?:\\w+ )?(?:ab|aus)schalten|stellt (?:das|ihn|es|den \\w+) ab|stoppt (?:das|den|ihn|die)",
  "apaguen\\w*|apagalo|desconecten\\w*|quitenlo|detengan|paren (?:el|eso|esto)",
  "debranchez (?:le|la)|coupez (?:le|la)|arretez (?:le|la|ca)|desactivez (?:le|la)",
);
/** It is so since a short while only. */
export const sudden = any(
  "since (?:this morning|last night|yesterday|your)|all of a sudden|suddenly",
  "seit (?:gestern|heute|eure[mr])|plotzlich|auf einmal",
  "desde (?:anoche|ayer|hoy|esta manana)|de repente|de golpe",
  "depuis (?:hier|ce matin|cette nuit|votre)|soudain\\w*|tout a coup|d un coup(?! de)",
);
/** Shame and anger. */
export const distress = any(
  "wtf|embarrassing|unacceptable|peinlich|stinksauer|sauer|unverschamt|verguenza|inaceptable|la honte|inadmissible|honteux|inacceptable",
);

/** A wish for something to be made, a question of price, others' work, or work done by hand. */
export const wish = any(
  // English
  `(?:we|i) (?:need|want) ${unlessPerson}(?:a|an|one|some|something|new|the same|you to (?:build|make|design))|(?:wed|id|we d|i d|would) (?:like|want|love)|want (?:a|an|one|to (?:change|replace|switch))|looking for|would be great|thinking (?:about|of)|can (?:you|u|that|this|it) (?:be )?(?:build|make|redo|rebuild|design|create|automat\\w+|clean|merge|take over)|could (?:you|u|a|an|that|this) (?:\\w+ )?(?:build|make|redo|rebuild|design|create|automat\\w+|clean|bot|help|fix)|(?:what|how much)(?: \\w+){0,6} (?:cost|charge)|how much|any (?:ideas?|fix|suggestions?)|ideas|what could|redesign|redo|rebuild|new one|better one|replac\\w+|take over`,
  "(?:old|current|previous|former|last|existing|other|competitors?) (?:\\w+ )?(?:sites?|websites?|pages?|bots?|chat ?bots?|forms?|portals?|shop|agency|designer|provider|host|developer|video|app)|payment page|page de paiement|pagina de pago|zahlungsseite|on (?:phones|mobiles?|smartphones|small screens)|(?:was|were) (?:\\w+ ){0,3}for (?:days|weeks|months)|only by phone|(?:guy|man|woman|person|one|developer|friend) who (?:made|built|did)|by (?:a|my|some) (?:guy|friend|developer)|our developer|the seller|freelancer|nephew|cousin|supplier|because its all|by hand|manual(?:ly)?|before i (?:buy|order|sign)",
  // German
  `(?:wir|ich) (?:brauche?n?|suche?n?|wollen|will|hatten? gern\\w*|mochten?) ${unlessPerson}(?:\\w+ )?(?:eine?[nr]?|was|etwas|das|gern\\w*|neue\\w*)|suchen wir|brauchen wir|(?:konnt ihr|konnen sie|konntet ihr)(?: \\w+){0,6} (?:bauen|machen|erstellen|automatisieren|ubernehmen)|was (?:wurde|kostet|kosten|konnte)|hilft da|neubau|wechsel|ein besseres|besseren?|soll automatisch|empfehlen sie|empfehlt ihr|ubernehmt ihr`,
  "mobil|(?:war|waren) (?:\\w+ ){0,3}(?:wochen|monate|wochenlang)|(?:alte[nrs]?|letzte[nrs]?|bisherige[nrs]?|jetzige[nrs]?|aktuelle[nrs]?) (?:\\w+ )?(?:seite|website|webseite|bot|chat ?bot|formular|portal|shop|agentur|anbieter|app)|nur per telefon|verkaufer|agentur davor|unseres anbieters|vom freelancer|von hand|seit (?:jahren|monaten)",
  // Spanish
  `(?:quiero|queremos|quisiera|necesitamos|necesito|busco|buscamos) ${unlessPerson}(?:un|una|uno|unos|algo|cambiar|que (?:hagan|armen))|(?:quiero|queremos) que (?:salg|salga|mande|envi|haya|teng)\\w*|(?:pueden|podrian|se puede|lo pueden) (?:\\w+ )?(?:hacer|rehacer|automatizar|mejorar)|cuanto|que me recomiendan|hay algo para|rehacer\\w*|una nueva|uno mejor|pensando en cambiar|que se puede hacer`,
  "en (?:el )?(?:celular|movil)|(?:vieja|viejo|actual|anterior|ultim[oa] (?:agencia|bot)|de la competencia|(?:bot|web|pagina|portal|sistema|chat) de otr[oa]|nuestro proveedor|otro programador|un amigo|programador|solo por telefono|freelance)|a mano|manual|hace (?:meses|anos)",
  // French
  "(?:on|nous|je|j en) (?:\\w+ )?(?:voudr\\w+|cherch\\w+|aimer\\w+|veux|veut) (?:un|une|en|changer|refaire|bien)|(?:on|nous|je) voudr\\w+ que (?:ca|cela|les?|la) (?!marche|s arrete|remarche)|j en veux|il (?:me|nous) (?:faut|faudrait)|(?:pouvez|peut|vous) (?:\\w+ )?(?:faire|refaire|automatiser|reprendre)|combien|que (?:faire|proposez)|un meilleur|tout refaire|on cherche|pense a changer|s automatise",
  "sur (?:mobile|portable)|dernier bot|derniere agence|une agence|du concurrent|(?:ancien|ancienne|actuel|actuelle|precedent\\w*) |agence d avant|notre prestataire|un copain|developpeur|freelance|a la main|depuis des (?:mois|annees)",
);

/** What would be if, and how things are: the beginning of a sentence that tells of nothing that happened. */
export const supposition = new RegExp(
  `^(?:hi |hello |hey |hallo |hola |bonjour )?(?:and |so |but |ok |und |y |et |pero |mais )?(?:${[
    "what (?:if|happens|about when)|what do i do if|if (?:the|your|a|an|it|you|something)|suppose|is there|are there|can (?:a|an|the|one|other|your|it|clients?|customers?)|could (?:a|an|the|one|your|it)|how (?:do|does|fast|quickly|can|would|will|much|soon)|do (?:you|your)|does (?:the|your|it|a)|will (?:the|your|it|a)|would|who is (?:liable|responsible)|whos (?:liable|responsible)",
    "was (?:passiert|mache ich|ist|geschieht)(?: \\w+){0,2} (?:wenn|falls)|was wenn|wer haftet|haften|haftet|wie (?:schnell|verhinder\\w+|lange|kann)|gibt es|kann (?:es|man|ein\\w*|der|die|das)|konnen (?:kunden|mandanten|andere|die)|bekomme? ich|falls|wenn|friert",
    "y si|que (?:pasa|hago|ocurre)(?: \\w+){0,2} (?:si|cuando)|puede (?:pasar|ocurrir|un)|un cliente puede|quien responde si|como (?:evitan|evitais)|si (?:el|la|un|una|se|entregan)|en cuanto tiempo|me devuelven|ofrecen",
    "et si|que se passe t il|qu est ce qui se passe|je fais quoi si|qui est responsable|comment (?:vous|faites|empechez)|si (?:le|la|un|une|vous|ca)|est ce qu|en combien de temps|un client peut il|suis je",
  ].join("|")})\\b`,
);
