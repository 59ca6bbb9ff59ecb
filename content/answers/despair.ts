import { said, type Crisis } from "./crisis-words.ts";

/**
 * Someone is at their end, without a word of harming themselves, and writes of nothing that we do. Trouble at work is told
 * with the same words: what it is about then stands in `unless`.
 */
export const despair: Crisis = {
  id: "despair",
  tells: [
    // English
    said(
      "i (?:just |really |honestly )?(?:can't|cannot) (?:do this|take (?:this|it)|go on|cope|carry on|keep going) (?:any ?more|any longer|much longer|like this)",
      "by|with|on|for|at|in|manually|alone|myself",
    ),
    said(
      "(?:don't|do not|no longer) (?:know|see) how to (?:go on|carry on|keep going|cope)|(?:there's|there is|i see) no way out|i(?:'ve| have)? (?:just )?lost everything(?=[.!,…]|$)|lost (?:all my|my life|our life|all our|the family's|my whole) savings|i(?:'m| am) (?:completely |totally |so )?(?:desperate and alone|at the end of my rope)|i(?:'m| am) all alone with (?:this|it)|(?:nothing|none of it|everything|it all|life) (?:matters any ?more|(?:is|feels) (?:pointless|hopeless|meaningless))",
    ),
    said(
      "(?:can't|cannot|don't know how to) (?:tell|face) my (?:wife|husband|family|kids|children|parents|partner)(?=[.!,…]|$)|(?:don't|do not) (?:want to|wanna) (?:be here|do this life)(?=[.!,…]|$)",
    ),
    // German
    said(
      "ich kann (?:einfach |wirklich |langsam )?nicht mehr(?: weiter)?(?=[.!,?…]|$)|wei(?:ß|ss) (?:ich )?(?:einfach |wirklich )?nicht(?: mehr)?,? (?:weiter|wie (?:ich|es) (?:noch )?weiter\\p{L}*)|sehe (?:ich )?keinen ausweg|habe? (?:ich )?(?:einfach )?alles verloren|alles (?:ist )?(?:so )?(?:sinnlos|hoffnungslos)|bin (?:völlig |total |ganz )?(?:verzweifelt|am ende)(?=[.!,?…]|$)",
    ),
    // Spanish
    said(
      "(?:ya )?no puedo más(?=[.!,?…]|$)|no sé cómo seguir(?: adelante)?(?=[.!,?…]|$)|no (?:le )?(?:veo|encuentro) (?:ninguna )?salida|(?:lo he|lo) perd(?:í|ido) todo|he perdido todo|todo me da igual ya|nada (?:ya )?tiene sentido|estoy desesperad[oa](?=[.!,?…]|$)|me siento (?:tan |muy |completamente )?(?:sol[oa]|vací[oa])",
    ),
    // French
    said(
      "je n'en peux (?:vraiment )?plus(?=[.!,?…]|$)|je ne sais plus comment (?:continuer|faire|tenir)(?=[.!,?…]|$)|je ne vois (?:plus |pas )?d'issue|j'ai tout perdu(?!,? au secours)|plus rien n'a de sens|je suis (?:désespérée?|à bout)(?=[.!,?…]|$)|je me sens (?:tellement |si )?(?:seule?|vide)",
    ),
  ],
  // "I can't take it any more, the bot sends everything twice" and "I lost everything that I had typed" are about work.
  unless:
    /(?<!\p{L})(?:web ?sites?|sites?|bots?|chat-?bots?|forms?|formular\p{L}*|formularios?|formulaires?|portals?|portale?|portail|apps?|automations?|dashboards?|e?-?mails?|inbox|calls?|phones?|telefon\p{L}*|teléfono|téléphone|anrufe?|llamadas?|appels?|excel|sheets?|spreadsheets?|tabellen?|software|wordpress|crm|leads?|orders?|bestellung\p{L}*|pedidos?|commandes?|invoices?|rechnung\p{L}*|facturas?|factures?|data|daten|datos|données|files?|password|passwor\p{L}*|typed|settings|draft|customers? (?:keep|ask|call)|kunden|clientes|appointments?|termine?|citas|rendez-vous)(?!\p{L})/iu,
  says: {
    en: "I’m sorry, that sounds very hard. I’m Aria, an AI, and can’t be the company that you should have now, but people can: someone who listens is there by phone or chat, in your country and free of charge, at findahelpline.com. If you think of harming yourself, please call your local emergency number now (112 in the EU, 911 in the US). Please tell somebody close to you, too. Whatever we could do for you can wait; when you want to talk about it, I’m here.",
    de: "Das tut mir leid, das klingt sehr schwer. Ich bin Aria, eine KI, und kann nicht der Mensch sein, den Sie jetzt brauchen. Jemanden, der Ihnen zuhört, am Telefon oder im Chat, in Ihrem Land und kostenlos, finden Sie unter findahelpline.com. Wenn Sie daran denken, sich etwas anzutun, rufen Sie bitte gleich Ihre örtliche Notrufnummer an (112 in der EU, 911 in den USA). Sagen Sie es bitte auch einem Menschen, der Ihnen nahesteht. Alles, was wir für Sie tun könnten, hat Zeit; wenn Sie darüber sprechen möchten, bin ich da.",
    es: "Lo siento, suena muy duro. Soy Aria, una IA, y no puedo ser la compañía que necesita ahora, pero hay personas que sí: en findahelpline.com encontrará a alguien que le escuche en su país, por teléfono o chat y gratis. Si piensa en hacerse daño, llame por favor ya a su número local de emergencias (112 en la UE, 911 en EE. UU.). Cuénteselo también a alguien cercano. Lo que podamos hacer por usted puede esperar; cuando quiera hablar de ello, aquí estoy.",
    fr: "Je suis désolée, cela a l’air très dur. Je suis Aria, une IA, et ne peux pas être la personne dont vous avez besoin en ce moment, mais d’autres le peuvent : sur findahelpline.com, quelqu’un vous écoute dans votre pays, par téléphone ou par chat, gratuitement. Si vous pensez à vous faire du mal, appelez s’il vous plaît tout de suite votre numéro d’urgence local (112 dans l’UE, 911 aux États-Unis). Parlez-en aussi à un proche. Ce que nous pourrions faire pour vous peut attendre ; quand vous voudrez en parler, je suis là.",
  },
};
