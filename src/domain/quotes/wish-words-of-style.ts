/**
 * How something should look and feel, which asks for nothing that is built apart. Small letters, without accents, in English,
 * German, Spanish and French.
 */
export const wishWordsOfStyle: readonly string[] = [
  `ugly quiet calm cosy cozy tidy neat stylish sober dignified respectful discreet serene gentle soft bold playful funny cheerful lively
   colourful colorful minimal minimalist classic classy timeless rustic vintage trendy chic posh honest personal human sincere
   inviting welcoming trustworthy reliable solid robust sturdy decent proper pretty beautiful lovely attractive handsome airy
   readable legible understandable straightforward uncomplicated understated unobtrusive relaxed casual formal informal urgent
   important nothing fancy complicated special particular obvious similar familiar happy unhappy sad angry glad satisfied
   wonderful perfect fine okay ideal possible necessary useful helpful complete correct current    `,
  `ruhig ruhige ruhiges gemutlich ordentlich stilvoll nuchtern wurdevoll sanft frech verspielt lustig frohlich bunt farbenfroh
   minimalistisch klassisch zeitlos rustikal schick edel hochwertig ehrlich personlich menschlich einladend vertrauenswurdig serios
   solide hubsch schone schones schoner ansprechend luftig lesbar verstandlich unkompliziert dezent unaufdringlich locker formlich
   wichtig besonders besondere besonderes ahnlich zufrieden unzufrieden perfekt ideal moglich notig nutzlich hilfreich vollstandig
   richtig freundliche kurze
   kurzer kurzes klare klares warme warmes moderne modernes schlichte schlichtes helle helles`,
  `tranquilo tranquila acogedor acogedora ordenado elegante sobrio sobria digno discreto suave alegre colorido minimalista clasico
   clasica rustico rustica honesto cercano humano confiable serio seria bonito bonita agradable legible facil comprensible
   importante especial parecido contento descontento perfecto ideal posible necesario util completo completa correcto    breve corta corto calido calida`,
  `tranquille calme chaleureux chaleureuse soigne elegant elegante sobre digne discret discrete doux douce gai joyeux colore
   minimaliste classique rustique honnete humain fiable serieux serieuse solide beau belle joli jolie agreable lisible facile
   comprehensible important importante special pareil content mecontent parfait ideal possible necessaire utile complet complete
   correct bref court courte`,
];
