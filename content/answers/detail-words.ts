/**
 * How people ask for single lines of the catalogue while its service is talked about: which lines are meant, and the
 * beginnings of words that ask for them (as in concepts.ts), in small letters without accents.
 */
export const detailWords: readonly (readonly [line: RegExp, ways: string])[] = [
  [
    /^Hosting:|any host/,
    "where are they kept|where are the documents|where are the files|where is the data|where is it stored|where does it live|where does it run|where will it|whose server|which server|where is it kept|stored where|cloud|wo liegen|wo liegt|wo lauft|wo werden|wo wird das gespeichert|wessen server|welchem server|bei ihnen oder bei uns|donde quedan los|donde se guardan|donde estan los|donde se aloja|en que servidor|nube|ou sont stock|ou seront|ou est heberg|sur quel serveur|chez vous ou chez nous|nuage",
  ],
  [
    /^(?:Files|Uploads):.*\bMB\b/,
    "how big|file size|megabyte|mb|gross durfen|wie gross|dateigross|cuanto pueden ocupar|cuanto pueden pesar|tamano|que tan pesad|poids|taille|quelle taille|trop lourd",
  ],
  [
    /^Rescheduling:/,
    "move it|move the call|move the date|reschedul|postpon|shift it|cant make it|cannot make it|cannot come|cant come|not make it|other day|verschieb|dazwischen|nicht kann|verlegen|absag|aplaz|cambiar la fecha|cambiar el dia|no puedo ir|no puedo ese|mover la|reprogram|report|decal|deplac|empech|annul",
  ],
  [
    /^(?:Repainting:|Signals that don)/,
    "repaint|disappear|vanish|take it away|takes it away|away again|never existed|change afterwards|change later|verschwind|nachtraglich|wieder weg|desaparec|se borra|se quita|despues cambia|disparai|efface|s en va",
  ],
  [
    /^(?:Matching:|Existing contacts:|New records matched)/,
    "duplicat|twice|double|dublett|doppelt|duplizier|repet|repit|dos veces|doublon|en double",
  ],
  [
    /^Hours:/,
    "dont use|don use|do not use|not use all|unused|left over|roll over|carry over|dont need all|don need all|ubrig|verfall|nicht brauch|nicht verbrauch|stunden verbrauch|nicht alle stunden|sobran|sobra|no uso|no usamos|no gast|pas utilis|non utilis|reste des heures|heures restant",
  ],
  [
    /^Yours to provide:|you bring text/,
    "need from me|need from us|from my side|from our side|have to send|have to provide|should i send|do i send|give you|bring myself|von mir|von uns|liefern wir|muss ich lief|mitbringen|schicken wir|que necesitan de|que tengo que mandar|que les mando|tengo que dar|fournir|envoyer|besoin de ma part|besoin de nous",
  ],
  [
    /^Platforms:|^Built in Zapier/,
    "which app|which tool|which program|which software|what tool|build it in|built in|made in|made with|womit|in welchem|mit welchem|con que herramient|con que program|en que program|avec quel outil|avec quoi|dans quel outil",
  ],
  [
    /^Built with:|^Front end:/,
    "built with|built in|made with|which technolog|what technolog|womit gebaut|womit ist|welche technik|con que tecnolog|que tecnolog|quelle technolog|avec quoi",
  ],
  [
    /^Languages?:|^English, Spanish, French or German|^Second language/,
    "language|speak|talk to|portug|italian|dutch|chinese|arabic|russian|polish|japanese|turkish|catal|italien|niederland|polnisch|turkisch|english|german|french|spanish|sprache|sprech|spricht|deutsch|englisch|franzosisch|spanisch|idioma|habla|ingles|frances|aleman|espanol|langue|parle|anglais|allemand|francais|espagnol",
  ],
  [/translation/i, "translat|ubersetz|traduc|traduit|traduire"],
  [
    /^Labelling:/,
    "real person|real human|does the person exist|actor|label|echte person|echter mensch|schauspieler|gekennzeichnet|persona real|actriz|etiquet|vraie personne|vrai acteur|acteur|mention",
  ],
  [
    /^(?:Result:|Written (?:result|report)|Recording of the call)/,
    "in hand|in writing|written|afterwards get|get afterwards|take away|report|recording|summary|schriftlich|zusammenfassung|aufzeichn|am ende in der hand|bekomme ich danach|por escrito|resumen|grab|ecrit|compte rendu|enregistr|resume",
  ],
  [
    /^(?:Failure handling:|Failure messages|A message to you when)/,
    "break|breaks|fails|fail|goes down|goes wrong|stops working|error|ausfall|hangen bleib|kaputt|fehler|schief|falla|se cae|se rompe|error|plante|panne|echou|marche plus",
  ],
  [
    /^Approval/,
    "approv|sign off|okay it|freigab|freigeb|genehmig|zustimm|aprob|visto bueno|valid|approuv",
  ],
  [
    /redirected/,
    "old address|old addresses|old link|old links|bookmark|dead end|redirect|alte adress|alten adress|alte link|alten link|lesezeichen|weiterleit|enlaces viej|direcciones antigu|direcciones viej|favoritos|redirec|anciennes adress|anciens lien|favoris|redirig",
  ],
  [
    /^Sign-in:|sign-in for up to|team sign-in|Logins with/,
    "log in|login|sign in|password|two factor|2fa|how many people|how many of us|einlogg|anmeld|passwort|wie viele leute|wie viele person|iniciar sesion|contrasena|cuantas personas|cuantos podemos|se connect|mot de passe|combien de personnes|combien a se",
  ],
  [
    /^Conversations:/,
    "how long do you keep|keep the chats|chats kept|chats stored|wie lange gespeichert|gesprache gespeichert|cuanto tiempo se guardan|conversations sont gard",
  ],
  [
    /^(?:Handover by email|Hands over to a person)/,
    "doesnt know|doesn know|does not know|cant answer|no idea|real person takes|nicht weiss|nicht weiter|keine antwort|no sabe|no sepa|ne sait pas|sait pas",
  ],
  [
    /^Payment(?:s)? through|^Invoices paid/,
    "people pay|customers pay|clients pay|take payment|collect payment|pay in it|pay there|stripe|kunden zahlen|leute zahlen|bezahlen lassen|pueden pagar|clientes pagu|cobrar|clients payent|peuvent payer|encaiss",
  ],
  [
    /^(?:File upload|Uploads:)/,
    "attach|upload|send photos|photo|files with it|anhang|hochlad|fotos|adjunt|subir|archivo|joindre|piece jointe|televers",
  ],
  [
    /^Speed:/,
    "fast does it load|loading|load fast|speed|ladezeit|schnell laden|ladt|carga rapido|velocidad|charge vite|vitesse",
  ],
  [
    /^Backups?:|Daily backup|daily backups/,
    "backup|back up|sicherung|copia de seguridad|copias de|sauvegard",
  ],
  [
    /^Refresh:/,
    "real time|realtime|live price|how often does it update|refresh|echtzeit|wie oft aktualis|tiempo real|cada cuanto se actualiza|temps reel|rafraich|mise a jour",
  ],
  [
    /^Monthly care|^Running costs:/,
    "per month|monthly|each month|every month|after that cost|monat|jeden monat|laufend|al mes|cada mes|mensual|por mes|par mois|mensuel|chaque mois",
  ],
  [/code/i, "source code|the code|code itself|quellcode|den code|codigo|code source|le code"],
  [
    /^(?:Two-factor|Sign-in:)|two-factor sign-in/,
    "second factor|two factor|2fa|zweiter faktor|zweiten faktor|zwei faktor|segundo factor|doble factor|second facteur|double authent",
  ],
  [
    /answers kept for people who come back/,
    "start over|start all over|start again|begin again|half way|halfway|mid way|midway|half done|come back later|finish later|finish it later|continue later|pick up where|interrupted|called away|von vorne|von vorn|spater weiter|unterbrech|zwischenspeicher|halb fertig|empezar de cero|empezar de nuevo|volver a empezar|a medias|terminar mas tarde|seguir mas tarde|retomar|recommenc|reprendre|plus tard|a moitie|interromp",
  ],
  [
    /^For our own work or someone else/,
    "else built|else made|built it|who built|made it|made by|built by|did not build|didn build|other developer|another developer|another agency|other agency|my nephew|my brother|brother in law|my cousin|jemand anderem|jemand anders|anderen agentur|nicht von euch|nicht von ihnen|mein schwager|mein neffe|hecha por|hecho por|hizo otr|la hizo|lo hizo|no la hicieron|mi cunado|mi primo|mi sobrino|fait par|pas vous qui|mon beau frere|mon neveu|une autre agence",
  ],
  [
    /^(?:Monitored every|Checks:|Refresh:)/,
    "how often|how many times a day|once a day|once an hour|every minute|how quickly do you notice|how soon do you notice|wie oft|wie haufig|alle paar minuten|jede stunde|cada cuanto|con que frecuencia|cuantas veces al dia|tous les combien|a quelle frequence|combien de fois par jour",
  ],
  [
    /\bPDF (?:filled|from)|turns the answers into|finished document/i,
    "pdf|finished document|filled in contract|as a file|as a document|als datei|als dokument|ausgefullte|fertig ausgefullt|abheften|contrato relleno|documento listo|como documento|contrat rempli|document rempli|en fichier",
  ],
  [
    /two half days/,
    "split|two mornings|two afternoons|half a day|half days|two halves|spread it over|aufteil|zwei vormittag|zwei nachmittag|halbe tage|halben tag|dividir|repartir|dos mananas|dos tardes|medio dia|en deux|demi journee|deux matin|fractionn",
  ],
  [
    /^(?:Labelling:|Visible label)/,
    "remove the label|take the label|without the label|label off|made by ai|made with ai|hinweis entfern|hinweis weg|ohne den hinweis|quitar la etiqueta|quitar ese|quitarle|letrer|aviso de ia|enlever la mention|retirer la mention|sans la mention",
  ],
  [
    /^Tells people at the start/,
    "pretend|own up|admit|robot|human|a machine|real person|say it is an ai|say that it is|gibt er zu|gibt sie zu|eine maschine|als mensch|hacerse pasar|se hace pasar|finge|una maquina|se fait passer|avoue|une machine",
  ],
  [
    /^Import(?:s)? of|imported from/,
    "import|our spreadsheet|our excel|existing list|existing data|take over the data|carry over|type it all|retype|ubernehm|unsere excel|aus der excel|abtipp|tippen wir|importier|nuestro excel|pasar los datos|volver a escribir|reprendre les donnees|notre excel|ressais",
  ],
  [
    /\d+ symbols/,
    "how many symbols|how many prices|how many stocks|how many coins|how many instruments|how many pairs|how many different|wie viele symbole|wie viele kurse|wie viele werte|wie viele aktien|cuantos simbolos|cuantos precios|cuantas acciones|cuantos valores|combien de symboles|combien de cours|combien de valeurs|combien d actions",
  ],
  [
    /^Model:/,
    "which model|what model|which ai|which gpt|openai|chatgpt|claude|welches modell|welche ki|que modelo|que ia|quel modele|quelle ia",
  ],
  [
    /^(?:Knowledge:|Answers from your pages)/,
    "learn from|where does it know|where does it get|its knowledge|woher weiss|woher hat|lernt er|de donde saca|de que aprende|d ou tire|d ou sait|apprend de",
  ],
  [
    /^Channels:/,
    "whatsapp|instagram|facebook|messenger|telegram|sms|which channel|kanal|kanale|que canal|quel canal|texto",
  ],
  [
    /^Editor\b/,
    "edit ourselves|edit it ourselves|change it ourselves|change the picture|change the photo|change the text|change prices ourselves|swap the|update it ourselves|selbst ander|selbst austausch|selber ander|bilder austausch|bilder spater|texte ander|cambiar nosotros|cambiar las fotos|cambiar los textos|actualizar nosotros|changer les photos|changer nous|modifier les textes|modifier nous",
  ],
  [
    /^Running costs:/,
    "separately|on top of|extra cost|extra costs|pay zapier|own plan|own subscription|zapier plan|zapier account|extra bezahl|kommt noch was|eigenes abo|por separado|aparte|plan de zapier|en plus du|a part|abonnement zapier",
  ],
  [
    /^Not included:/,
    "not included|isnt included|not covered|not part of|excluded|nicht dabei|nicht enthalten|nicht inbegriffen|no incluye|no esta incluid|no viene|pas compris|pas inclus|ne comprend pas|n est pas compris",
  ],
  [/^Not included: Code/, "code|coding|programm|develop|umsetz|codigo|coder|developpement"],
  [
    /^Alerts:|^Webhook alerts/,
    "own server|my server|my own system|to my system|my bot|webhook|eigenen server|meinen server|mein system|mi servidor|mi sistema|mon serveur|mon systeme",
  ],
  [
    /^(?:Sends to:|Form: To your inbox|Form that reaches|Leads to one inbox|Sends each entry)/,
    "answers end up|answers go|where does it go|where do they go|where do they land|who gets the|wohin gehen|wo landen|landen die|kommen die antworten|adonde llegan|donde llegan|ou arrivent|ou vont les",
  ],
  [/^Captions/, "subtitle|caption|untertitel|subtitul|sous titre"],
  [
    /^(?:Picture:|Full HD file)/,
    "portrait|vertical|landscape|resolution|aspect ratio|hochformat|querformat|auflosung|horizontal|resolucion|en hauteur",
  ],
  [/^Backgrounds:/, "background|hintergrund|fondo|arriere plan"],
  [
    /^Settings for every figure/,
    "settings|parameter|adjust the|einstellbar|einstellen|ajustar los|parametr|regler les",
  ],
  [
    /^(?:Record of who opened|Who changed what)/,
    "who opened|who has opened|have they read|read receipt|who changed|history of changes|audit|wer hat was|wer hat es|gelesen|geoffnet|quien abrio|quien cambio|historial|qui a ouvert|qui a modifie",
  ],
  [
    /^(?:Works on phone|Works as well on a phone|Easy to read on phone|Loads fast on a phone)/,
    "on the phone|on a phone|on their phone|on my phone|on phones|mobile|tablet|auf dem handy|handy|smartphone|en el movil|movil|celular|sur telephone|sur mobile|tablette",
  ],
  [
    /^Access: (?:Invited|A separate)|no shared passwords/,
    "our password|our login|access to our|credentials|unser passwort|unsere passworter|zugang zu unser|zugriff auf|nuestra contrasena|nuestras contrasenas|acceso a nuestr|notre mot de passe|nos mots de passe|acces a nos",
  ],
  [
    /^(?:Test run|Tested on your own)/,
    "test it|tested before|try it first|before it goes live|before go live|getestet|testlauf|probelauf|probar antes|se prueba|teste avant|essai avant",
  ],
  [
    /^(?:Placement:|One line of code|Embed code)/,
    "wordpress|squarespace|wix|shopify|existing site|existing website|on our site|on my site|embed|bestehende seite|bestehende website|einbau|einbind|en mi web|en nuestra web|incrust|sur mon site|sur notre site",
  ],
  [
    /^Accessibility:/,
    "blind|screen reader|wcag|accessib|barrierefrei|lector de pantalla|accesib|aveugle|lecteur d ecran",
  ],
  [
    /^(?:Calendar:|Booking of a call)/,
    "calendar|book a call|kalender|calendario|agendar|calendrier",
  ],
  [
    /^Count of /,
    "how many visitors|statistics|stats|analytics|wie viele besucher|statistik|cuantas visitas|estadistic|combien de visiteurs|statistique",
  ],
  [
    /^(?:Clickable|Rough layout first|Page plan agreed)/,
    "see it before|see something before|preview|draft|prototype|vorab seh|vorher seh|entwurf|prototyp|ver antes|borrador|prototipo|voir avant|apercu",
  ],
  [
    /^(?:Voice in|AI host with voice)|one voice/,
    "male or female|accent|which voice|man or a woman|stimme|frau oder mann|que voz|acento|hombre o mujer|quelle voix|homme ou femme",
  ],
];
