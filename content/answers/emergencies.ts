import type { Collection } from "#domain/answers/contract.ts";

/**
 * Something that we built or run for somebody is broken, or does harm: they get the way to support at once, whatever
 * else the message may be about. Counted as in service-needs.ts.
 */
export const emergencies: Collection["emergencies"] = [
  // Data in the wrong hands.
  {
    entry: "data-exposed",
    from: 4,
    signals: [
      [
        4,
        "data breach|data leak|leaked our|leaked my|personal data of our|datenpanne|datenleck|datenschutzverletzung|fuga de datos|se filtraron los datos|fuite de donnees",
      ],
    ],
  },
  {
    entry: "account-hacked",
    from: 4,
    signals: [
      [
        4,
        "logged into my account|logged in to my account|signed in to my account|hacked my account|account was hacked|konto gehackt|konto wurde gehackt|entro en mi cuenta|hackearon mi cuenta|pirate mon compte|compte a ete pirate",
      ],
    ],
  },
  {
    entry: "service-down",
    from: 4,
    signals: [
      [
        2,
        "throws errors|gives errors|shows errors|an error since|errors since|keeps crashing|keeps failing|has been dead|went dead|gone dead|times out|timing out|unreachable|can t get in|can t get into|can t reach|empty page|pages are empty|nothing comes through|nothing gets through|nothing comes in|nothing has come in|no enquiries since|no leads since|no mails since|no longer works|no longer loads|no longer opens|won t open|won t start|won t send|duplicates every|twice in our|two of every|doubles every|double entries|nichts mehr bei uns|nichts mehr an|kommt nichts|kommen keine mails|geht nicht mehr|lauft nicht mehr|sturzt ab|absturz|abgesturzt|nicht erreichbar|nicht mehr erreichbar|leere seite|doppelt an|legt doppelt|legt alles doppelt|ha dejado de|han dejado de|dejo de funcionar|no entra nada|no entran|no nos llega|no se puede entrar|pantalla en blanco|duplica|inaccesible|n affiche qu une|n affiche plus|ne recoit plus|ne recevons plus|nous ne recevons|ne s ouvre|ne s affiche|inaccessible|en double|a cesse de|is down|are down|down since|went down|has been down|been down|down again|stopped working|stopped answering|stopped sending|has stopped|not working|not answering|doesn t work|does not work|doesn t answer|doesn t load|won t load|can t log in|cannot log in|nobody can|isn t working|broken|crashed|offline|white page|blank page|error 500|nothing but errors|only errors|error message|throws error|throwing error|full of errors|no longer responds|no longer answers|doesn t respond|not responding|no reply from|hangs|frozen|stuck since|losing orders|sends nothing|nothing arrives|aren t arriving|isn t arriving|not arriving|arrives empty|does nothing|no longer sends|mails every|mailed every|mailed everyone|fired hundreds|keeps sending|kommt nichts|kommen nicht an|verschickt nichts|no llega|no llegan|no envia|envoie plus|n arrivent plus|n arrive plus|funktioniert nicht|geht nicht|geht gar nicht|antwortet nicht|reagiert nicht|ladt nicht|kommen keine|keine anfragen mehr|ausgefallen|liegt lahm|kaputt|weisse seite|nur fehler|fehlermeldung|hangt|no funciona|no va|caido|caida|no responde|no carga|se ha parado|se paro|en blanco|perdemos pedidos|solo errores|solo da error|da error|mensaje de error|ne marche|ne fonctionne|ne repond|ne charge|en panne|plante|page blanche|que des erreurs|message d erreur|affiche une erreur|n arrive a se connecter|plus personne",
      ],
      [
        2.5,
        "it told them|it told him|it told her|it told someone|and it told|told a patient|nonsense|wrong price to|quoted a wrong|quoted the wrong|quoted wrong|rubbish to|making things up|makes things up|making stuff up|telling customers|tells customers|told a customer|insult|wrong prices to|lies to|lying to|unsinn|quatsch|falsche preise|erfindet|tonterias|se inventa|precios equivocados|n importe quoi|invente|faux prix",
      ],
      [
        3,
        "another patient|another person s|another guest|another member|another tenant|patient data|patients data|daten anderer|andere patienten|anderer patienten|fremder kunden|otro paciente|otros pacientes|de otra persona|autre patient|autres patients|d une autre personne|see each other|sees each other|another customer|other customers|another client|other clients|someone else s|somebody else s|leak|leaked|daten von anderen|fremde daten|andere kunden|anderer kunden|otro cliente|otros clientes|datos de otros|autre client|autres clients|donnees d autres|fuite",
      ],
      [
        2.5,
        "deleted our|deleted all|deleted my|wiped our|wiped all|overwrote our|overwrote all|erased our|alle daten geloscht|ha borrado|borro nuestr|a supprime nos|a efface nos|was hacked|got hacked|been hacked|is hacked|hacked the|hacked our|hacked my|broke into our|broke into the|defaced|malware on|virus on our|redirects to spam|gehackt|virus auf|wurde angegriffen|hackeado|hackeada|hackearon|nos han hackeado|pirate|piratee|hackee",
      ],
      [
        0.5,
        "our customers|our customer|our client|our clients|customer list|unsere kunden|unserer kunden|nuestros clientes|nos clients",
      ],
      [1, "your flow|your automation|your form|your portal|your app|your update"],
      [
        1.5,
        "gebaut habt|gebaut haben|eingerichtet habt|eingerichtet haben|que nos montasteis|que nos hiciste|que nos hizo|que vous nous avez|hicisteis|habeis hecho|montasteis|you built|you made|you host|you run|you set up|you delivered|you did for|you installed|from you|von euch|von ihnen|ihr gebaut|sie gebaut|ihr habt|sie haben|habt das|geliefert|que nos hicieron|que hicieron|que montaron|nos instalaron|que vous avez|vous nous avez|livre par vous",
      ],
      [
        1,
        "our app|our web app|our flow|our crm|our salesforce|our hubspot|our calendar|our inbox|vom formular|unsere app|unser kalender|unser postfach|unserem formular|unserer seite|unserer website|espacio de clientes|nuestra app|nuestro formulario|nuestra pagina|nuestra automatizacion|espace client|notre espace|notre appli|notre application|notre formulaire|notre page|notre automatisation|our bot|our chatbot|our shop|our site|our website|our portal|our form|our automation|our page|my bot|my site|my website|my shop|our dashboard|our checkout|checkout button|my automation|the automation|the portal|the form|the page|the site offline|the site down|leads from|your bot|your chatbot|the bot|unser bot|unser chatbot|unsere seite|unsere website|unser formular|unser portal|unser shop|die website|die webseite|das formular|das portal|der bot|nuestro bot|nuestra web|nuestra tienda|nuestro portal|el formulario|el portal|la web que|el bot|la automatizacion|notre bot|notre site|notre boutique|notre portail|le bot",
      ],
      [
        1,
        "since 20 min|since an hour|for an hour|for hours|for two days|for three days|min ago|minutes ago|an hour ago|plus personne|losing customers|losing clients|losing business|wir verlieren|verlieren gerade|verlieren kunden|perdemos clientes|estamos perdiendo|on perd|nous perdons|somebody just|someone just|a customer just|a client just|seit heute fruh|seit einer stunde|depuis une heure|depuis deux jours|desde hoy|desde hace una hora|clients are calling|customers are calling|customers complain|customers are complaining|clients complain|urgent|urgently|right now|now|asap|immediately|since this morning|since yesterday|since monday|since tuesday|since 6|since 7|since 8|since last|since noon|all day|all morning|all night|last night|again|second time|third time|losing sales|cost us|without telling|erneut|schon wieder|otra vez|dringend|sofort|seit heute|seit gestern|seit dem|seit montag|seit stunden|urgente|ya|ahora mismo|desde ayer|desde esta manana|desde el lunes|desde hace|tout de suite|depuis ce matin|depuis hier|depuis lundi|c est grave",
      ],
    ],
  },
  // Something is wrong with what we delivered.
  {
    entry: "delivered-broken",
    from: 4,
    signals: [
      [
        2,
        "third round|second round|fourth round|fifth round|you built|you made|you delivered|you set up|you did for|you installed|you created|you wrote for|your update|your work|your code|your delivery|from what we agreed|what we agreed|as agreed|the handover|geliefert|von euch|gemacht habt|gebaut habt|uns gebaut|que hicieron|que nos hicieron|que montaron|vous avez fait|vous avez livre|votre travail",
      ],
      [
        2,
        "still wrong|gets it wrong|got it wrong|fed up|lost patience|is wrong|are wrong|wrong name|name wrong|unhappy|disappointed|full of|typos|broke our|broke my|broke the|has bugs|is buggy|different from|completely different|differs from|looks different|signals from|is missing|are missing|mistakes|not what|isn t what|loads in|takes forever|too slow|answers in english|sends nothing|voller fehler|ist falsch|sind falsch|fehlt|enttauscht|esta mal|tiene errores|falta|decepcionad|est fausse|est faux|plein de fautes|manque|decu",
      ],
    ],
  },
  // Charged for what wasn't ordered.
  {
    entry: "double-charge",
    from: 4,
    signals: [
      [
        2,
        "i was charged|got charged|you charged|charged me|abgebucht|berechnet worden|me cobraron|nos cobraron|prelevement|ete preleve|m avez preleve|m avez facture",
      ],
      [
        2,
        "instead of|more than agreed|too much|twice as much|never ordered|didn t order|did not order|not ordered|without asking|without my|for nothing|wrong amount|nie bestellt|nicht bestellt|no pedi|no pedimos|jamais commande|pas commande",
      ],
    ],
  },
  // Waiting for us.
  {
    entry: "nobody-wrote",
    from: 4,
    signals: [
      [
        2,
        "one soul|not a soul|not a word from|not a single word|no word from|no sign of you|no sign of life|radio silence|been in touch|got in touch|hasn t called|haven t called|nobody has written|nobody wrote|no one has written|nobody called|nobody contacted|no one contacted|never called back|never got back|no se ha puesto|nadie se ha puesto|nadie me ha|nadie nos ha|niemand hat sich|keiner hat sich|meldet sich niemand|meldet sich keiner|personne ne m a|personne ne nous a|ignoring me|ignores me|ignoring my|ignoring us|ghosting|ghosted|got nothing|received nothing|nothing so far|nobody showed up|no one showed up|only got voicemail|nobody picks up|nobody picked up|no one picks up|ignoriert mich|ignoriert uns|nichts bekommen|no he recibido nada|rien recu|no reply|no answer|nobody answers|no one answers|nobody replies|no one replies|heard nothing|haven t heard|not heard|still nothing|keine antwort|niemand antwortet|niemand meldet|auf eine antwort|nadie me|nadie contesta|nadie responde|sin respuesta|personne ne|aucune reponse|sans reponse|pas de nouvelles",
      ],
      [
        2,
        "i payed|we payed|paid on|paid last|bezahlt am|am montag bezahlt|letzte woche bezahlt|he pagado|hemos pagado|nous avons paye|on a paye|your developer|your team|your support|your people|our call|our meeting|the demo|called twice|ive called|i ve called|i called|i paid|we paid|ive paid|i ve paid|ich habe bezahlt|habe bezahlt|pague|j ai paye|my order|i ordered|we ordered|third time|second time|my mails|my emails|my email|it s been|been waiting|days ago|weeks ago|still waiting|i write|i wrote|meine mails|meine bestellung|seit tagen|seit wochen|seit zwei|seit drei|ich warte|mi pedido|llevo|hace dias|hace semanas|ma commande|j attends|depuis des jours|depuis une semaine|depuis deux",
      ],
    ],
  },
  {
    entry: "delivery-late",
    from: 4,
    signals: [
      [
        2,
        "you promised|you said|versprochen|zugesagt|prometieron|dijeron|aviez promis|deviez|votre livraison|vuestra entrega|eure lieferung",
      ],
      [
        2,
        "it s day|days late|weeks late|still not|not here yet|overdue|too late|it s been|nothing yet|immer noch nicht|zu spat|verspatet|todavia no|con retraso|tarde|en retard|de retard|toujours pas|toujours rien",
      ],
    ],
  },
  // A wrong bill, and money that doesn't come back.
  {
    entry: "invoice-wrong",
    from: 4,
    signals: [
      [
        2,
        "your invoice|your bill|my invoice|the invoice|invoice number|ihre rechnung|eure rechnung|der rechnung|la factura|su factura|votre facture|la facture",
      ],
      [
        2,
        "is wrong|wrong company|wrong name|wrong vat|wrong address|correct it|correct the|falsch|falsche firma|korrigieren|esta mal|equivocad|corrij|est fausse|erronee|rectifi|corriger",
      ],
    ],
  },
  {
    entry: "refund-late",
    from: 4,
    signals: [
      [
        2,
        "my refund|the refund|our refund|erstattung|ruckzahlung|reembolso|devolucion|remboursement",
      ],
      [
        2,
        "still waiting|hasn t arrived|not arrived|never came|never arrived|overdue|still isn t|nicht angekommen|immer noch nicht|uberfallig|no ha llegado|sigo esperando|toujours pas|jamais arrive",
      ],
    ],
  },
  {
    entry: "no-confirmation",
    from: 4,
    signals: [
      [
        4,
        "ate my money|swallowed my payment|took my money and no order|geld weg keine bestellung|me cobro y no hay pedido|argent parti sans commande",
      ],
    ],
  },
  // A goodbye.
  {
    entry: "leaving",
    from: 4,
    signals: [
      [
        4,
        "end my contract|end our contract|terminate my contract|terminate our contract|i want out|we want out|vertrag beenden|zusammenarbeit beenden|hiermit kundige ich|quiero darme de baja|rescindir el contrato|rompre le contrat|mettre fin au contrat",
      ],
    ],
  },
  // Anger, told to us about us.
  {
    entry: "complaint",
    from: 4,
    signals: [
      [
        4,
        "using my credit card|using my card|stole my card|card fraud|disappointed with the|disappointed with your|unhappy with the|unhappy with your|i feel cheated|ripped off|ripping me off|what i paid for|what we paid for|your manager|your supervisor|keeps calling me|stop calling me|passed from one|you lost my|you lost our|very disappointed|really disappointed|so disappointed|really unhappy|very unhappy|i m unhappy|fuhle mich betrogen|abgezockt|beschwerde einreichen|me siento estafad|muy decepcionad|je me sens arnaque|tres decu",
      ],
      [
        2.5,
        "because of you|your fault|waste of money|waste of time|never again with|riddled with|spelling errors|spelling mistakes|geldverschwendung|perdida de dinero|perte d argent|ridiculous|unacceptable|outrageous|disgraceful|a disgrace|was rude|were rude|i m fed up|i m angry|i m furious|unverschamt|frechheit|unmoglich|inakzeptabel|indignante|inaceptable|verguenza|inacceptable|scandaleux|honteux|inadmissible",
      ],
      [
        1.5,
        "what a|lost money|cost me|cost us money|you delivered|the landing page|the website is|the video is|the page is|the result is|your team|your company|your service|your support|your people|you people|you guys|my mails|my emails|my order|my refund|i paid|we paid|i ordered|did our|did my|bei euch|mit euch|ihr habt|auf eine antwort|meine bestellung|su empresa|su equipo|mi pedido|pague|votre equipe|votre livraison|votre service|ma commande|j ai paye",
      ],
    ],
  },
];
