/**
 * Words that make a message small talk where nothing else is asked or told in it, however much stands around them: the
 * entry that answers it, and the beginnings of words. The first that is found is answered: a goodbye comes before thanks.
 */
export const smallTalkSigns: readonly (readonly [entry: string, ways: string])[] = [
  [
    "goodbye",
    [
      "bye|goodbye|good bye|cheerio|see you|see ya|cya|ttyl|take care|good night|goodnight|sleep well",
      "have a nice|have a good|have a great|have a lovely|nice weekend|lovely weekend|great weekend|off to bed|gotta go|got to go|need to go now",
      "tschuss|tschau|tschuess|ciao|servus dann|auf wiedersehen|bis dann|bis bald|bis morgen|schlaf gut|gute nacht|schonen abend|schones wochenende|schonen tag|schonen feierabend|mach s gut|machs gut|ade",
      "adios|hasta luego|hasta manana|hasta pronto|hasta otra|nos vemos|chao|chau|buenas noches y gracias|que pase|que pasen|que tenga|que tengan|que te vaya|que descanse|buen fin de semana|feliz dia|feliz tarde|feliz noche|un saludo",
      "au revoir|a bientot|a plus|a demain|bonne soiree|bonne journee|bonne nuit|bon week end|bonne fin de|bon courage|je vous laisse|je te laisse|ciao",
    ].join("|"),
  ],
  [
    "thanks",
    [
      "thanks|thank you|thx|thnx|ty so much|cheers mate|cheers for|ta very|much appreciated|appreciate it|very helpful|that helped|really helpful|most helpful",
      "danke|dankeschon|vielen dank|herzlichen dank|merci dir|hat geholfen|hat mir geholfen|weitergeholfen|sehr hilfreich",
      "gracias|muchisimas|te agradezco|le agradezco|se agradece|muy amable|me ayudo mucho|me sirvio mucho",
      "merci|je vous remercie|je te remercie|tres utile|ca m aide|m a bien aide|super sympa",
    ].join("|"),
  ],
  [
    "compliment",
    [
      "you re kind|you are very kind|very kind robot|pretty smart|so smart|you re smart|well done you|impressive|you re handy|you re good|love it|more patient|express yourself|you re lovely|good bot|you re fun",
      "bist ja witzig|bist du nett|bist ja nett|bist toll|bist klasse|bist super|gut gemacht|du bist ja|schlaues ding|hut ab|respekt",
      "eres genial|eres muy|que lista|que list|eres la mejor|me encanta como|que simpatic|que maja",
      "tu es genial|vous etes genial|t es marrant|t es sympa|vous etes sympa|plus aimable|chapeau|bravo",
    ].join("|"),
  ],
  [
    "how-are-you",
    [
      "how are you|how s it going|how is it going|hows it going|how s your evening|how s your day|how are things|you alright|how do you do|whats it doing at your end",
      "wie geht|wie gehts|wie lauft s|alles klar bei|wie ist das wetter",
      "que tal estas|como estas|como esta usted|como te va|tu que tal|y tu que tal|como andas|que tal va",
      "comment allez|comment ca va|comment vas|tu vas bien|vous allez bien|la forme",
    ].join("|"),
  ],
  [
    "greeting",
    [
      "good evening|good morning|good afternoon|hello there|hiya|howdy|heya|anybody home|anyone home|anybody there|anyone there",
      "moin|servus|gruss gott|gruezi|guten abend|guten morgen|guten tag|hallochen|jemand wach|jemand da|jemand zuhause",
      "buenas noches|buenos dias|buenas tardes|hay alguien|alguien ahi|que calor|que frio",
      "bonsoir|coucou|salut|il y a quelqu|quelqu un est la|y a quelqu",
    ].join("|"),
  ],
];
