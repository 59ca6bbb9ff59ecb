import { said, type Crisis } from "./crisis-words.ts";

/** How people tell that they are afraid for another, who speaks of dying or is being hurt, and what is said to them. */
export const worried: Crisis = {
  id: "worried",
  tells: [
    said(
      "(?:my (?:friend|son|daughter|brother|sister|husband|wife|mother|father|partner|colleague)|he|she) (?:wants|is going|is about|is trying|tried|threatens) to (?:kill|harm|hurt|hang) (?:himself|herself|themselves)",
    ),
    said(
      "(?:mein (?:freund|sohn|bruder|mann|vater)|meine (?:freundin|tochter|schwester|frau|mutter)|er|sie) (?:will|möchte) sich (?:umbringen|das leben nehmen|etwas antun)",
    ),
    said(
      "mi (?:amig[oa]|hij[oa]|herman[oa]|marido|mujer|espos[oa]|madre|padre|pareja) (?:quiere (?:matarse|suicidarse|quitarse la vida)|se quiere (?:matar|suicidar))",
    ),
    said(
      "(?:mon (?:ami|amie|fils|frère|mari|père|conjoint)|ma (?:fille|sœur|soeur|femme|mère|copine)|il|elle) veut (?:se (?:tuer|suicider|pendre)|mettre fin à ses jours)",
    ),
    said("(?:he|she|my (?:son|daughter|friend|husband|wife|partner|brother|sister)) is suicidal"),
  ],
  says: {
    en: "That must be frightening, and it’s good that you don’t look away. I’m Aria, an AI, and can’t send help: if they could be in danger now, please call your local emergency number (112 in the EU, 911 in the US), and stay with them if you safely can. You may ask them openly whether they think of taking their life; asking doesn’t make it more likely, and it shows that they can talk to you. People who advise those who worry about somebody are at findahelpline.com, in your country and free of charge. Please don’t carry this alone.",
    de: "Das muss Ihnen Angst machen, und es ist gut, dass Sie nicht wegsehen. Ich bin Aria, eine KI, und kann keine Hilfe schicken: Wenn dieser Mensch jetzt in Gefahr sein könnte, rufen Sie bitte Ihre örtliche Notrufnummer an (112 in der EU, 911 in den USA), und bleiben Sie bei ihm, wenn Sie das sicher können. Sie dürfen offen fragen, ob er daran denkt, sich das Leben zu nehmen; fragen macht es nicht wahrscheinlicher und zeigt, dass er mit Ihnen reden kann. Menschen, die auch Angehörige beraten, finden Sie in Ihrem Land und kostenlos unter findahelpline.com. Bitte tragen Sie das nicht allein.",
    es: "Tiene que dar mucho miedo, y está bien que no mire hacia otro lado. Soy Aria, una IA, y no puedo enviar ayuda: si esa persona puede estar en peligro ahora, llame por favor a su número local de emergencias (112 en la UE, 911 en EE. UU.) y quédese a su lado si puede hacerlo sin riesgo. Puede preguntarle abiertamente si piensa en quitarse la vida; preguntar no lo hace más probable y muestra que puede hablar con usted. En findahelpline.com hay personas de su país que aconsejan gratis también a quien se preocupa por alguien. Por favor, no lleve esto a solas.",
    fr: "Cela doit être angoissant, et vous avez raison de ne pas détourner les yeux. Je suis Aria, une IA, et ne peux pas envoyer de secours : si cette personne peut être en danger maintenant, appelez s’il vous plaît votre numéro d’urgence local (112 dans l’UE, 911 aux États-Unis), et restez auprès d’elle si vous le pouvez sans risque. Vous pouvez lui demander ouvertement si elle pense à mettre fin à ses jours ; la question n’augmente pas le risque et montre qu’elle peut vous parler. Sur findahelpline.com, des personnes de votre pays conseillent aussi gratuitement les proches. Ne portez pas cela à vous seul, s’il vous plaît.",
  },
};
