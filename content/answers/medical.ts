import { said, type Crisis } from "./crisis-words.ts";

/** Someone's life or health is in danger at this moment: an accident, a fire, a collapse. */
export const medical: Crisis = {
  id: "medical",
  tells: [
    said(
      "(?:not|isn't|isnt|stopped|can't|cannot) breath(?:e|ing)|(?:having|just had) a (?:heart attack|stroke|seizure)|(?:is|he's|she's|hes|shes) unconscious|has collapsed|just collapsed|(?:took|swallowed) (?:an overdose|too many pills)|bleeding (?:heavily|badly|to death)|there's a fire in",
      "of the (?:site|server|market|deal)",
    ),
    said(
      "(?:atmet|atme) nicht(?: mehr)?|herzinfarkt|schlaganfall|ist bewusstlos|überdosis genommen",
    ),
    said("no respira|infarto|está inconsciente|derrame cerebral|sobredosis"),
    said(
      "ne respire (?:plus|pas)|crise cardiaque|a perdu connaissance|fait un (?:avc|malaise)|surdose",
    ),
  ],
  says: {
    en: "Please call your local emergency number now (112 in the EU, 911 in the US): I’m Aria, an AI, and can’t send help. Put the phone on loudspeaker and stay on the line; they tell you step by step what to do until help arrives. If others are near, call them over. Everything else can wait.",
    de: "Bitte rufen Sie jetzt Ihre örtliche Notrufnummer an (112 in der EU, 911 in den USA): Ich bin Aria, eine KI, und kann keine Hilfe schicken. Stellen Sie das Telefon laut und bleiben Sie dran; man sagt Ihnen Schritt für Schritt, was zu tun ist, bis Hilfe kommt. Rufen Sie andere herbei, die in der Nähe sind. Alles andere hat Zeit.",
    es: "Llame ahora a su número local de emergencias, por favor (112 en la UE, 911 en EE. UU.): soy Aria, una IA, y no puedo enviar ayuda. Ponga el altavoz y no cuelgue; le dirán paso a paso qué hacer hasta que lleguen. Si hay alguien cerca, pídale que venga. Todo lo demás puede esperar.",
    fr: "Appelez tout de suite votre numéro d’urgence local, s’il vous plaît (112 dans l’UE, 911 aux États-Unis) : je suis Aria, une IA, et ne peux pas envoyer de secours. Mettez le haut-parleur et restez en ligne ; on vous dira pas à pas quoi faire jusqu’à l’arrivée des secours. S’il y a quelqu’un près de vous, appelez-le. Tout le reste peut attendre.",
  },
};
