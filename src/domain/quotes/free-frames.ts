import { asideFrames } from "./aside-frames.ts";
import { type Frame, pattern, toComma, toEnd, w } from "./frame-patterns.ts";

const asked = String.raw`(?:about|regarding|concerning|whether|if|which|what|how|why|where to|when to|über|zum thema|zur frage|ob|welche\p{L}*|wie|warum|was|sobre|acerca de|cómo|qué|cuál\p{L}*|por qué|si|à propos de|pour savoir|comment|quel\p{L}*|pourquoi|sur)`;
const pieces = String.raw`(?:roles?|rollen?|rôles?|symbols?|symbole?n?|símbolos|symboles|valores|markets?|märkten?|mercados|marchés|process(?:es)?|prozesse?n?|abläufe?n?|procesos?|processus|screens?|masken|pantallas|écrans|sources?|quellen|fuentes|timeframes|temporalidades)`;

export const freeFrames: readonly Frame[] = [
  ...asideFrames,
  // Courtesies.
  {
    isName: true,
    said: pattern(
      String.raw`(?:(?:just )?(?:two|three|\d) things?(?:,? please)?|(?:nur )?(?:zwei|drei) (?:dinge|sachen)|(?:dos|tres) cosas|(?:deux|trois) choses)(?=\s*[,:.–—-]|\s+please)|i (?:guess|think|suppose|reckon)|we (?:guess|think|suppose|reckon)|that(?:['’]?s| is| would be) (?:it|all|everything)|nothing (?:else|more)|(?:is|are|would be|will be) (?:plenty|enough|fine)|das (?:wäre|ist|wär['’]?s) (?:alles|schon alles)|(?:sonst|mehr) (?:nichts|braucht es nicht)|(?:würde(?:n)? )?(?:uns |mir |völlig )*reich(?:t|en)(?: uns| mir| völlig| vollkommen| schon)*|(?:sería|es) suficiente|(?:suffit|suffirait|suffira)|(?:would|will) do|that(?:['’]ll| will) do|(?:eso|esto) es todo|nada más|con eso basta|c['’]est tout|rien de plus|ça suffit|denke ich|glaube ich|creo|supongo|je (?:pense|crois)`,
    ),
  },
  // Whoever is interested.
  {
    of: ["gpt4-chatbot", "ai-lead-gen-lp", "smart-form", "landing-page", "full-website"],
    said: pattern(
      String.raw`(?:wer|wenn jemand|falls jemand) (?:\p{L}+ ){0,2}(?:interesse hat|interessiert ist|mehr wissen will|will|möchte)|(?:if|when) (?:someone|somebody|anyone|people|they) (?:is|are|seems?|gets?) interested|(?:anyone|whoever|those) (?:who (?:is|are) )?interested|(?:si|cuando) alguien (?:está|muestra|tiene) (?:interesad[oa]|interés)|quien (?:tenga|muestre) interés|(?:si|quand) quelqu['’]un (?:est|se montre) intéressé`,
    ),
  },
  // What is talked about in a call.
  {
    of: ["tech-consulting"],
    isName: true,
    said: pattern(
      String.raw`(?:consult\p{L}*|call|hours?|advice|opinion|session|workshop|day|talk|beratung\p{L}*|stunden?|gespräch|consultor[ií]a|asesor[ií]a|horas?|llamada|opinión|conseils?|heures?|avis)(?!\p{L})[^.!?;\n]{0,60}?\s(${asked} ${toEnd})`,
    ),
  },
  {
    of: ["tech-consulting"],
    isName: true,
    said: pattern(
      String.raw`(?:wir|we|nous|queremos|i|ich) (?:would like to|want to|wanna|need to|möchten|wollen|must|müssen|devons|voulons|necesitamos|queremos)? ?(?:know|understand|decide|ask|hear|find out|discuss|wissen|klären|entscheiden|verstehen|saber|decidir|entender|savoir|décider|comprendre),? (${asked} ${toEnd})`,
    ),
  },
  // What a presenter says.
  {
    of: ["ai-video-1min", "vsl-ai-host"],
    said: pattern(
      String.raw`(?:explain|show|tell|present|describ|introduc|say|announc|invit|erklär|zeig|erzähl|vorstell|stell|explica|explique|cuent|muestr|present|anunci|invit|présent|montr|racont|annonc)\p{L}*,? (?:people |viewers |visitors |customers |parents |patients |guests |to \p{L}+ )?((?:how|why|what|who|when|where|that|our|my|the|wie|warum|was|dass|unser\p{L}*|mein\p{L}*|cómo|por qué|qué|quién\p{L}*|nuestr[oa]s?|mis?|comment|pourquoi|ce que|qui|notre|nos|les?|la) (?!.{0,30}(?:dance|sing|tanz|bail|dans))${toComma})`,
    ),
  },
  // What a bot knows and answers.
  {
    of: ["gpt4-chatbot", "ai-lead-gen-lp"],
    isList: true,
    said: pattern(
      String.raw`(?:know|knows|answers? (?:${w} ){1,2}questions(?= )|answers?|answering|explains?|covers?|deals with|about|on|regarding|kennt|kennen|weiß|beantwortet|beantworten|erklärt|auskunft (?:zu|über)|fragen (?:zu|über|nach)|zu|über|conozca|conoce|sepa|sabe|conteste|contesta|responda|responde|sobre|connaît|connaître|répond|réponde|répondre|renseigne|sur) (?:questions |fragen |preguntas |dudas )?(?:about |on |zu |über |sobre |sur |aux? |a )?(?:everything |alles |todo )?([^.!?;:\n]+?)(?=[.!?;:\n]|$| (?:from|based on|in|with|aus|anhand|auf|con|de|en|à partir de|sur) (?:${w} ){0,2}\d)`,
    ),
  },
  {
    of: ["gpt4-chatbot", "ai-lead-gen-lp"],
    said: pattern(
      String.raw`(?:knows?|has read|is trained on|is fed with) (?:all )?(?:our |my |the |some |about |around |roughly )*\d+ ${w}|(?:d(?:er|ie|as) )?(?:etwa |rund |ungefähr |circa )?\d+ (?:unserer |von unseren |meiner )?${w} (?:kennt|gelesen hat|gelernt hat)|(?:conozca|conoce|sepa) (?:toda|todo) (?:la|el|nuestr[oa]) ${w}|(?:conozca|conoce|sepa|haya leído) (?:nuestr[oa]s |mis |unas |unos )?\d+ ${w}|(?:connaisse|connaît|connaisse|ait lu|a lu) (?:nos |mes |les )?\d+ ${w}`,
    ),
  },
  // The rule itself, whatever it says.
  {
    of: ["pine-script-indicator"],
    isName: true,
    said: pattern(
      String.raw`(?:when(?:ever)?|if|once|that (?:marks|shows|paints|plots|tells)|wenn|sobald|der (?:zeigt|markiert)|cuando|si|que (?:marque|muestre|pinte|señale)|quand|lorsque|si|qui (?:marque|montre|affiche|signale))(?!\p{L}) [^.!?;:\n]*?(?:cross\p{L}*|above|below|over|under|higher|lower|volume|average|rsi|macd|ema|sma|high|low|kreuzt|über|unter|durchschnitt|volumen|cruza|cruce|media|encima|debajo|croise|moyenne|dessus|dessous)(?:[^.!?;:,\n]*?)(?=[.!?;:,\n]|$|,? (?:and|und|y|et) (?:an?|one|two|three|\d|eine?n?|zwei|drei|una?|dos|tres|une|deux|que me|me|tell|alert|send|notify))`,
    ),
  },
  // What is traded, and on which bars.
  {
    of: ["pine-script-indicator"],
    isList: true,
    said: pattern(
      String.raw`(?:for|on|trade|trading|markets?:?|für|auf|handle|para|en|opero|pour|sur|trade) (?:the |el |la |le |den |die )?([^.!?;:\n]+?)(?=[.!?;:\n]|$|,? (?:in|on|auf|en|sur) )`,
    ),
  },
  {
    of: ["pine-script-indicator"],
    isList: true,
    said: pattern(
      String.raw`(?<=[.!?\n]\s*)([^.!?;:,\n]{3,50}?)(?=,? (?:daily|hourly|weekly|täglich|diario|journalier|on (?:the )?\d))`,
    ),
  },
  {
    of: ["pine-script-indicator"],
    isName: true,
    said: pattern(
      String.raw`(?:on|in|auf|en|sur) (?:the )?\d+[ -]?(?:h|hours?|stunden?|horas?|heures?|min|minutes?|minuten?|minutos?)(?:,? (?:and|und|y|et) (?:daily|hourly|weekly|täglich\p{L}*|diari[oa]|journalier))`,
    ),
  },
  {
    of: ["workflow-automation"],
    isList: true,
    said: pattern(
      String.raw`(?:across|between|for|für|zwischen|entre|para|pour) (?:our |the |unsere |los |las |les |nos )?([^.!?;:,\n]+? (?:and|und|y|et) ${w})(?=[.!?;:,\n]|$)`,
    ),
  },
  {
    of: ["ai-video-1min", "vsl-ai-host"],
    isList: true,
    said: pattern(
      String.raw`(?:videos?|clips?|vídeos?|vidéos?|filme)(?!\p{L})[^.:!?\n]{0,80}:([^.;:!?\n]+)`,
    ),
  },
  // "Programmed by our own people": not by us.
  {
    said: pattern(
      String.raw`(?:programmiert|umgesetzt|gebaut|entwickelt|programmed|built|coded|developed) (?:wird |werden |is |will be |gets )?(?:${w} )?(?:bei uns|von uns|intern|by us|in-house|by our (?:own )?${w}|on our side)|(?:my|our) (?:own )?${w}(?: ${w})? (?:codes?|builds?|programs?|develops?|implements?|takes care of) (?:it|them|this|that|the (?:code|coding|programming|rest))(?: (?:then|afterwards|later|himself|herself|themselves))?|(?:the )?(?:coding|programming|development|code|build) (?:is|will be|gets|would be) (?:then )?(?:done|handled|taken care of) (?:afterwards |later |then )?(?:by (?:our|my) (?:own )?${w}|by us|in-house)|(?:la )?programación (?:la (?:hace|hará|lleva)n?|corre a cargo de) (?:nuestr[oa]|mi) ${w}|die (?:programmierung|umsetzung) (?:macht|übernimmt|erledigt) (?:unser|mein|ein)\p{L}* ${w}|la programmation (?:est|sera) (?:faite|assurée) par (?:notre|mon) ${w}|(?:notre|mon) ${w} (?:s['’]occupe|se charge)(?:ra)? de la programmation|lo program(?:a|amos) (?:nuestro equipo|nosotros)|(?:programmé|développé)e?s? (?:chez|par) nous`,
    ),
  },
  // What is approved.
  {
    of: ["workflow-automation", "client-portal"],
    said: pattern(
      String.raw`(?:approves?|signs? off|confirms?|genehmigt|aprueban?|valident?) ((?:the |each |every |die |los |las |les )?(?:${w} )?${w})(?=[.!?;:,\n]|$| (?:by|in|per|via|on|por|par|before|first) )`,
    ),
  },
  {
    of: ["gpt4-chatbot"],
    isList: true,
    said: pattern(
      String.raw`(?:same (?:things?|questions?)|dasselbe|das gleiche|dieselben fragen|lo mismo|las mismas preguntas|la même chose|les mêmes questions)[^.:!?\n]{0,40}:([^.;:!?\n]+)`,
    ),
  },
  // Which papers are fetched and handed in.
  {
    of: ["client-portal", "smart-form"],
    isList: true,
    said: pattern(
      String.raw`(?:(?:uploads?|hands? (?:in|over)|drops?(?: off)?|submits?|sends? (?:us|back|in)|attach(?:es)?|dépos\p{L}+|adjunt\p{L}+|entreg\p{L}+|sub[ae]n?)(?: (?:an?|une?|una?)(?= ))?|downloads?|fetch(?:es)?|picks? up|collects?|reads?|télécharg\p{L}+|récupèr\p{L}+|consult\p{L}+|envoi\p{L}+|descarg\p{L}+|v[ea]a?n(?= sus )) (?:the |his |her |their |its |all |new |signed |ses |leurs?|sa |son |les |des |sus? |los |las |el |la ){0,6}([^.!?;:\n]+)`,
    ),
  },
  {
    of: ["client-portal", "smart-form"],
    said: pattern(
      String.raw`((?:(?:seine?|ihre?|die|alle|den|eigene)[nmrs]? )?(?:${w} ){0,2}${w}(?:,? (?:und|oder) ${w})?) (?:herunterladen|herunterlädt|hochladen|hochlädt|abholen|einreichen|abgeben|ablegen|einsehen|ansehen|anhängen|mitschicken)`,
    ),
  },
  // "A form for booking a dog in": the form asks for it.
  {
    of: ["smart-form"],
    isName: true,
    said: pattern(
      String.raw`(?:forms?|formular|formulario|formulaire|questionnaire|fragebogen|cuestionario) (?:for|to|für|zum|zur|de|para|pour|d['’]) ?(?:WHOSE )?(?:book|booking|order|ordering|reserve|reservations?|appointments?|appointment requests?|registering|buchung\p{L}*|reservierung\p{L}*|termin\p{L}*|reservas?|reservar|citas?|réservations?|réserver|rendez-vous)(?: ${w}){0,3}`.replaceAll(
        "WHOSE",
        "(?:the|a|an|die|das|la|las|los|le|les|un|una|une)",
      ),
    ),
  },
  {
    of: ["client-portal", "smart-form"],
    said: pattern(
      String.raw`(?:lädt|laden|reicht|reichen|gibt|geben|holt|holen|sieht|sehen|schaut|meldet|melden|legt|legen) (?:sich |seinen? |seine |ihren? |ihre |die |alle |dort |neue ){0,6}(?:${w} ){0,2}(?:herunter|runter|hoch|ein|ab|an)`,
    ),
  },
  // "The application for our rescue has about 35 questions": which one.
  {
    of: ["smart-form"],
    isName: true,
    said: pattern(
      String.raw`(?<=^\s*|[.!?\n]\s*)(?:the|our|my|this|it|das|der|die|unser\p{L}*|mein\p{L}*|el|la|nuestr[oa]|mi|le|notre|mon|ma) (?:${w} ){1,8}?(?:has|have|comes to|contains?|runs to|hat|haben|umfasst|enthält|tiene|cuenta con|contiene|a|compte|comporte|contient) (?=(?:about |around |some |roughly |etwa |rund |ungefähr |unas |unos |environ |une |à peu près )?(?:\d|${w} (?:questions|fields|fragen|felder|preguntas|campos|champs)))`,
    ),
  },
  // "Where volunteers and the coordinator sign in": whoever they are.
  {
    of: ["web-app", "client-portal", "market-dashboard"],
    said: pattern(
      String.raw`(?:where|in which|that|wo|in de[rm] sich|in denen sich|in de[rm]|in denen|donde|en (?:el|la) que|où|dans (?:lequel|laquelle)) ((?:${w} ){1,4}?(?:and|und|y|et|or|oder|o|ou) (?:${w} ){1,4}?)(?:(?:can |could |each |both |können |puedan |pueden |peuvent )?(?:sign|log)s? ?[io]n(?:to)?|sich (?:anmelden|einloggen)|(?:anmelden|einloggen)|entr[ae]n|acced[ae]n|se connect\p{L}+)`,
    ),
  },
  // "That nobody looks after": how it stands.
  {
    said: pattern(
      String.raw`(?:that |which |who )?(?:nobody|no one|hardly anyone) (?:really )?(?:looks? after|cares? (?:for|about)|updates?|touches|touched|maintains?|uses?|reads?|understands?|finds?)(?: them| it| any ?more| properly)*|(?:um (?:die|den|das) sich |die |das |den )(?:niemand|keiner) (?:${w} )?(?:kümmert|pflegt|anfasst|aktualisiert|nutzt|versteht|findet|liest)|(?:que|de (?:los|las|la|el) que) nadie (?:cuida|mantiene|actualiza|usa|toca|entiende|se (?:ocupa|encarga))|dont personne ne s['’]occupe|que personne (?:ne |n['’])?(?:entretient|met à jour|utilise|comprend|touche)`,
    ),
  },
  // What people do with a form.
  {
    of: ["smart-form"],
    said: pattern(
      String.raw`(?:guests?|people|customers?|clients?|members?|parents|patients?|visitors?|they|everyone|applicants?|students?|tenants?|teams?|families) (?:can |should |must |will |have to )?(?:sign up|register|apply|enrol|enroll|book|order|report|request|enter|fill in|tell us|choose|pick|upload|attach|give) ((?:an? |the |their |his |her |its |for |with ){0,6}${w}(?: ${w}){0,2}?)(?=[.!?;:,\n]|$| (?:before|when|and|for|in|at|on|to|with|by) )`,
    ),
  },
  // From the first step to the last.
  {
    of: ["web-app", "workflow-automation"],
    said: pattern(
      String.raw`(?:from|von|vom|desde|depuis|de|du) (?:the |der |dem |la |el |los |las |le |l['’])?(?:${w} ){1,5}?(?:to|until|till|up to|bis|hasta|jusqu['’]?\p{L}*|à) (?:the |zur |zum |la |el |l['’])?${w}(?: (?:de |del |of |du )?${w})?(?=[.!?;:,\n]|$| (?:and|und|y|et|with|mit|con|avec) )`,
    ),
  },
  {
    of: ["web-app"],
    said: pattern(
      String.raw`(?:${w} ){1,5}(?:wants?|would like|needs?|will|wollen|möchten?|quiere|queremos|veut|voulons) (?:to )?(?:get |move |come |go |be )?(?:out of|away from|rid of|off|weg von|raus aus|salir de|dejar|sortir de|quitter) (?:${w} ){0,2}${w}`,
    ),
  },
  // "Three processes: memberships, trainer rota", "two roles (boss and mechanics)".
  {
    isList: true,
    isName: true,
    said: pattern(String.raw`${pieces}(?!\p{L})[^.:!?(\n]{0,30}\(([^)\n]+)\)`),
  },
  {
    isList: true,
    isName: true,
    said: pattern(String.raw`${pieces}(?!\p{L})[^.:!?(\n]{0,40}:([^.;:!?\n]+)`),
  },
  // "The trustees need", "brides can": whoever it is, what follows tells what is asked for.
  {
    said: pattern(
      String.raw`(?<=^\s*|[.,;:!?(\n]\s*|(?<!\p{L})(?:and|so|that|where|when|then|if|but|because|und|y|et|que|wo|damit|dass|wenn|si|où|donde|para que|pour que) )(?:(?:the|our|my|each|every|all|any|some|other|new|die|der|das|alle|jede[rsmn]?|unsere?|meine?|los|las|el|la|cada|nuestr[oa]s?|les|le|nos|chaque) )?(?!(?:an?|eine?|una?|une|it|he|she)(?!\p{L}))(${w}(?: (?!(?:it|he|she|they|to)(?!\p{L}))${w})?) (?=(?:can|could|should|must|may|will|leaves?|sends?|reach|enters?|choose|chooses|picks?|fills?|reads?|writes?|asks?|finds?|sees?|updates?|edits?|maintains?|uploads?|downloads?|füllt|füllen|pflegt|pflegen|sieht|sehen|schickt|schicken|rellenan?|envían?|ven|ve|remplit|remplissent|voit|voient|envoient?|needs?|wants?|have to|has to|are able|would|kann|können|soll|sollen|muss|müssen|brauch\p{L}*|möchte\p{L}*|woll\p{L}*|pueden?|puedan?|deben?|necesitan?|quieren?|peu(?:t|vent)|puissent?|doi(?:t|vent)|veu(?:t|lent))(?!\p{L}))`,
    ),
  },
  // "Six photos we took ourselves": theirs.
  {
    said: pattern(
      String.raw`(?:photos?|pictures?|images|pics|texts?|fotos?|bilder|texte|imágenes|textos|textes|logo|pages|seiten|screenshots) (?:that |die |que )?(?:we|i|wir|ich|nous|je|hemos|he|avons) (?:${w} ){0,1}(?:took|made|shot|wrote|have|own|haben|hicimos|tomamos|avons|pris|prises|faites|hecho|tomado)(?: ourselves| myself| selbst| gemacht| already| schon){0,6}`,
    ),
  },
  // "Orders over 50 kegs": which of them.
  {
    of: ["workflow-automation", "smart-form", "web-app"],
    said: pattern(
      String.raw`${w} (?:over|above|under|below|more than|less than|from|ab|über|unter|mehr als|weniger als|de más de|más de|menos de|de plus de|plus de|moins de) \d[\d.,]* ?${w}`,
    ),
  },
  // "It is based on some 120 pages": only the number says something.
  {
    said: pattern(
      String.raw`(?:it|this|that|there|das|es|eso|ça|ce)?\s?${w} (?:is|are|sind|ist|son|sont|est|es) (?:about |around |roughly |some |ungefähr |etwa |ca\.? |rund |circa |unos |unas |environ |up to |bis zu ){0,6}(?=\d)`,
    ),
  },
];
