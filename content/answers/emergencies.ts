import type { Collection } from "#domain/answers/contract.ts";

/**
 * Something that we built or run for somebody is broken, or does harm: they get the way to support at once, whatever
 * else the message may be about. Counted as in service-needs.ts.
 */
export const emergencies: Collection["emergencies"] = [
  {
    entry: "service-down",
    from: 4,
    signals: [
      [
        2,
        "is down|are down|down since|went down|has been down|been down|down again|stopped working|stopped answering|stopped sending|has stopped|not working|not answering|doesn t work|does not work|doesn t answer|doesn t load|won t load|can t log in|cannot log in|nobody can|isn t working|broken|crashed|offline|white page|blank page|error 500|losing orders|funktioniert nicht|geht nicht|geht gar nicht|antwortet nicht|reagiert nicht|ladt nicht|kommen keine|keine anfragen mehr|ausgefallen|liegt lahm|kaputt|weisse seite|no funciona|no va|caido|caida|no responde|no carga|se ha parado|se paro|en blanco|perdemos pedidos|ne marche|ne fonctionne|ne repond|ne charge|en panne|plante|page blanche|n arrive a se connecter|plus personne",
      ],
      [
        2,
        "nonsense|rubbish to|making things up|makes things up|making stuff up|telling customers|tells customers|told a customer|insult|wrong prices to|lies to|lying to|unsinn|quatsch|falsche preise|erfindet|tonterias|se inventa|precios equivocados|n importe quoi|invente|faux prix",
      ],
      [
        2.5,
        "another customer|other customers|another client|other clients|someone else s|somebody else s|leak|leaked|daten von anderen|fremde daten|andere kunden|anderer kunden|otro cliente|otros clientes|datos de otros|autre client|autres clients|donnees d autres|fuite",
      ],
      [
        1.5,
        "you built|you made|you host|you run|you set up|you delivered|you did for|you installed|from you|von euch|von ihnen|ihr gebaut|sie gebaut|ihr habt|sie haben|habt das|geliefert|que nos hicieron|que hicieron|que montaron|nos instalaron|que vous avez|vous nous avez|livre par vous",
      ],
      [
        1,
        "our bot|our chatbot|our shop|our site|our website|our portal|our form|our automation|our page|my bot|my site|my website|my shop|the bot|unser bot|unser chatbot|unsere seite|unsere website|unser formular|unser portal|unser shop|der bot|nuestro bot|nuestra web|nuestra tienda|nuestro portal|el bot|la automatizacion|notre bot|notre site|notre boutique|notre portail|le bot",
      ],
      [
        1,
        "urgent|urgently|right now|now|asap|immediately|since this morning|since yesterday|since monday|since tuesday|since 6|since 7|since 8|since last|since noon|all day|dringend|sofort|seit heute|seit gestern|seit dem|seit montag|seit stunden|urgente|ya|ahora mismo|desde ayer|desde esta manana|desde el lunes|desde hace|tout de suite|depuis ce matin|depuis hier|depuis lundi|c est grave",
      ],
    ],
  },
];
