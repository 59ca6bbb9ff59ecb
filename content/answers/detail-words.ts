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
    "language|speak|talk to|english|german|french|spanish|sprache|sprech|spricht|deutsch|englisch|franzosisch|spanisch|idioma|habla|ingles|frances|aleman|espanol|langue|parle|anglais|allemand|francais|espagnol",
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
];
