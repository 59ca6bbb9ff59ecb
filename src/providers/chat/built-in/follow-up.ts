import { sentencesOf } from "#kit/sentences.ts";
import { wholeWords } from "#kit/whole-words.ts";

const what =
  "(?:an? |your |the |me |us |some )*(?:firm |custom |written |binding |detailed |rough )*(?:quotes?|offers?|proposals?|estimates?|meeting|appointment|demo|call(?:back| back)?|details|prices?|information|info|something in writing)";
/** Somebody asks to hear from us. */
const asks = wholeWords(
  [
    "(?:contact|call|ring|phone|e-?mail|mail|write(?: to)?|text|reach|message|get back to|reply to|answer|help) (?:me|us)(?! (?:what|how|why|if|whether|understand|decide|choose|a sentence))",
    "get (?:back|in touch)|follow up|reach out|give (?:me|us) a (?:ring|call|shout|bell|buzz)|drop (?:me|us) a (?:line|mail|note)",
    "(?:can|could|would|will|may) (?:some(?:one|body)|any(?:one|body)|a person|a human|one of (?:you|your people)|your (?:team|people))[^.!?]{0,40}(?:call|ring|phone|write|mail|e-?mail|contact|reach|reply|answer|text|fix|look|get back|come back|help|talk|speak|send)",
    "(?:talk|speak|chat) (?:to|with) (?:a |an |some)?(?:real |actual )?(?:human|person|one|body|people|colleague|engineer|developer|expert)",
    `(?:send|make|prepare|e-?mail|give|write)(?: (?:me|us|it|that|this|over|the|please))* ${what}`,
    `(?:need|want|would like|['’]d (?:like|love)|would love|like|get|have|request|looking for|after) ${what}`,
    "(?:send|forward) (?:it|this|that|them|the \\p{L}+|everything) (?:over )?to (?:me|us|my|our|\\S+@)|send (?:me|us|it)(?! to)",
    "put (?:me|us)[^.!?]{0,40}down for|book (?:me|us)?[^.!?]{0,20}(?:call|meeting|slot|appointment)|(?:schedule|arrange|set up) (?:a|an) (?:call|meeting|appointment)|let['’]s (?:talk|meet|have a call)|let (?:me|us) know (?:by|via|at|on)",
    "ask for \\p{L}+|(?:expect|await|waiting for|look(?:ing)? forward to) (?:an? |your )?(?:answer|reply|response|call|solution|hearing)|i expect (?:this|it|that)",
    "i(?:'d| would|['’]d) like to (?:order|buy|book|hire|talk|speak|discuss)|(?:you (?:may|can|could)) (?:call|e-?mail|write|mail|ring|reach|text|phone|contact|send)",
    "can we (?:talk|speak|meet|have a (?:call|chat|word))|(?:some(?:one|body)) to (?:look|call|talk|help|speak|get)|help from (?:an?|some)|(?:some(?:one|body)|any(?:one|body)|person) (?:i|we) can (?:talk|speak)|(?:put|connect|transfer|hand|pass) me (?:through|over|on|to)|(?:i|we)(?:['’]d| would)? (?:like|want) to (?:go ahead|order|proceed|start|book|hire)",
    "können wir (?:\\p{L}+ ){0,3}(?:telefonieren|sprechen|reden)|mit jemande[mn] (?:sprechen|reden|telefonieren)|(?:möcht|woll|würd|will)\\p{L}* (?:\\p{L}+ ){0,4}(?:bestellen|beauftragen|buchen)|podemos hablar|(?:queremos|quiero|quisiéramos|quisiera) (?:\\p{L}+ ){0,2}(?:contratar|pedir|encargar|reservar)\\p{L}*|(?:voudr|voul|veux|souhait)\\p{L}* (?:\\p{L}+ ){0,2}(?:commander|réserver)|peut-on (?:se )?(?:parler|appeler)|me (?:mandáis|envías|enviáis|llamáis|pasáis|hacéis|mandan|envían|llaman)|que (?:me|nos) (?:contact|llam|escrib)\\p{L}+",
    "rufe?n? (?:sie )?(?:mich|uns)|(?:mich|uns)[^.!?]{0,40}(?:zurück)?(?:an)?(?:zu)?rufen|zurückrufen|zurückgerufen|ruft? (?:mich|uns) (?:bitte )?(?:an|zurück)|anrufen lassen|(?:rückruf|termin|angebot|kostenvoranschlag|beratung)(?:sgespräch)? (?:bitte|brauche|hätte|möchte|wünsche|erbeten)",
    "(?:schreiben|melden|kontaktieren|schicken|senden|mailen|erreichen|antworten|machen|erstellen|nennen|rufen)(?: sie)? (?:sie |mir|mich|uns|sich|es)|(?<!(?:ich|wir) )(?:schreib|meld|schick|send|mail|mach|ruf)(?:e?t?)? (?:mir|mich|uns|dich|euch)|melden sie sich|(?:mir|uns|mich)[^.!?]{0,50}(?:zuschicken|zusenden|schicken|senden|schreiben|mailen|melden|kontaktieren|erstellen|machen|anbieten)",
    "bitte um (?:\\p{L}+ )?(?:rückruf|angebot|kontakt|antwort|rückmeldung)|(?:möchte|hätten?|brauchen?|bräuchten?|wollen?|wünschen?|erwarten?)[^.!?]{0,25}(?:angebot|rückruf|termin|antwort|rückmeldung|kostenvoranschlag|beratung)|mit (?:einem|einer) (?:menschen|mitarbeiter\\p{L}*|person|kolleg\\p{L}+) (?:sprechen|reden|telefonieren)|(?:erreichbar|mail|e-mail|nachricht) (?:an|unter) ",
    "(?:llám|escríb|mánd|mand|enví|contáct|respónd|contést|pás|dígan|avís)\\p{L}*(?:me|nos|melo|noslo)|(?:me|nos) (?:puede[ns]?|podría[ns]?|podéis|pueden)[^.!?]{0,20}(?:llamar|escribir|enviar|mandar|contactar|contestar|atender|hacer|pasar)|(?:llamar|escribir|contactar|enviar|mandar|responder|contestar)(?:me|nos)|que (?:me|nos) (?:llamen|llame|escriban|contacten|envíen|manden)",
    "(?:quiero|quisiera|necesito|necesitamos|queremos|querría|me gustaría|quisiéramos)[^.!?]{0,25}(?:presupuesto|oferta|cita|llamada|hablar|cotización|respuesta|reunión)|hablar con (?:una persona|alguien|un humano|ustedes)|espero (?:su|una|vuestra) (?:respuesta|llamada)",
    "(?:appelez|rappelez|écrivez|contactez|envoyez|répondez|joignez|recontactez|faites)-(?:moi|nous)|(?:m['’]|me |nous )(?:appeler|rappeler|écrire|contacter|envoyer|joindre|répondre|recontacter|faire|faire parvenir)|(?:quelqu['’]un|on) (?:peut|pourrait|puisse)[^.!?]{0,20}(?:appeler|rappeler|écrire|contacter|répondre|recontacter)|(?:voudrais|voudrions|veux|souhaite|souhaitons|aimerais|aimerions|faut|besoin d['’])[^.!?]{0,20}(?:devis|rendez-vous|appel|offre|réponse|parler)|un devis|parler (?:à|avec) (?:une personne|quelqu['’]un|un humain|un conseiller)|j['’]attends (?:une|votre) réponse",
  ].join("|"),
);
/** Somebody's order, or what we built, went wrong: that stays open until it is mended. */
const complains = wholeWords(
  [
    "complain\\p{L}*|refund (?:me|us)|(?:want|need|get|give) (?:me |us |my |our |a )*(?:money back|refund)|double charged|charged (?:me |us )?twice|unacceptable|isn['’]t what (?:i|we) (?:ordered|paid)|(?:heard|hear) (?:absolutely )?nothing|(?:still|never) (?:waiting|haven['’]t|not received|arrived|heard|got)|haven['’]t (?:heard|received|got)",
    "(?:is|are|went|has been|have been|was|keeps?) (?:still )?(?:down|broken|offline|crash\\p{L}*|going down)|(?:not|stopped|isn['’]t|aren['’]t) working|doesn['’]t work|don['’]t work|won['’]t (?:load|open|start|send)",
    "(?:you|your (?:team|people|colleagues?)) (?:\\p{L}+ )?(?:built|made|delivered|sold|set up|installed|sent)[^.!?]{0,60}(?:keeps?|wrong|broken|stopped|missing|doesn['’]t|isn['’]t|not)",
    "payment (?:fails|failed|didn['’]t|doesn['’]t|is stuck|won['’]t)|(?:can['’]t|cannot|couldn['’]t|unable to) (?:log ?in|sign in|pay|check out|download|open|access)|locked out|kann mich nicht (?:einloggen|anmelden)|zahlung (?:schlägt|schlug|ging|geht)|no puedo (?:entrar|pagar|acceder|iniciar)|n['’]arrive pas à (?:payer|me connecter|ouvrir|télécharger)|impossible de (?:payer|me connecter|ouvrir)",
    "cancel (?:my|our|the) (?:order|contract|subscription|plan)",
    "funktioniert (?:\\p{L}+ ){0,3}nicht(?: mehr)?|geht (?:\\p{L}+ ){0,3}nicht(?: mehr)?|kaputt|beschwer\\p{L}*|reklamier\\p{L}*|verärgert|schickt (?:\\p{L}+ ){0,4}keine|(?:warte|warten) (?:\\p{L}+ ){0,3}(?:seit|immer noch|auf)|geld zurück|abgestürzt|(?:ist|sind) (?:\\p{L}+ )?(?:ausgefallen|offline|down)|doppelt abgebucht|stornier\\p{L}*",
    "no funciona\\p{L}*|dejó de funcionar|ha dejado de|queja|reclamación|reclamar|llevo [^.!?]{0,30}esperando|nadie (?:me )?(?:contesta|responde|llama)|reembolso|devuélvan\\p{L}*|se ha caído|está (?:caíd[oa]|rot[oa])|me han cobrado|cancelar (?:mi|el|nuestro) pedido",
    "ne (?:fonctionne|marche) (?:pas|plus)|réclamation|remboursement|rembours\\p{L}*|en panne|j['’]attends (?:toujours|encore|depuis)|personne ne (?:me )?répond|toujours (?:pas|rien)|aucune nouvelle|annuler (?:ma|notre) commande",
  ].join("|"),
);
/** Somebody no longer wants to hear from us. */
const withdraws = wholeWords(
  [
    "(?:no|not any|without any|don['’]t|do not|doesn['’]t|does not|needn['’]t|no longer|you don['’]t)(?: have| see)? (?:a )?(?:need|want|have|bother)(?:ed)?(?: (?:for )?(?:you|anyone|anybody|somebody|someone|them))?(?: to)? (?:to )?(?:(?:be )?(?:call|ring|phone|e-?mail|mail|write|contact|reach|reply|send|get back|get in touch|get hold|follow|text|chase)\\p{L}*|(?:an?|the|that|your|any) (?:call|quote|offer|callback|reply|appointment|meeting))[^.!?,;]*",
    "(?:don['’]t|do not|no need to|needn['’]t) send|(?:schick|send|schreib|mail)\\p{L}* (?:(?:sie|mir|uns|bitte|doch|also) ){0,3}(?:nichts|keine?n?)(?!\\p{L})|ne (?:m['’]|me |nous )(?:envo|écri|répond|appel|rappel|contact)\\p{L}* (?:plus |pas )?(?:rien|aucune?)|(?:don['’]t|do not|please don['’]t|no|not) (?:call|ring|phone|write|e-?mail|mail|contact|text|bother|reply|get in touch|get back|follow up|chase)(?: (?:me|us))?|no (?:call|reply|follow[- ]?up|callback) (?:needed|necessary|required)|never ?mind|forget (?:it|about it|the (?:call|quote|offer|request))|scrap that|disregard (?:my|the|that)|hold off on|cancel (?:that|it|the call|my (?:request|enquiry|callback|appointment))|(?:don['’]t|do not) want any|i['’]ll (?:come back|get in touch) (?:myself|on my own)|rather not be (?:contacted|called)|changed my mind",
    "(?:brauch\\p{L}*|müssen|muss)(?: (?:sie|mich|uns|mir|doch|also|dann|ihr|niemand))*[^.!?,;]{0,20}(?:nicht(?: mehr)?|keine[nr]?|nimmer)[^.!?;]{0,30}(?:an(?:zu)?rufen|zurück(?:zu)?rufen|(?:zu )?melden|(?:zu )?schreiben|(?:zu )?schicken|rückruf|angebot|anruf|kontakt|zu)|(?:kein\\p{L}*) (?:rückruf|anruf|angebot|antwort|termin)(?: mehr)?(?: nötig| notwendig| erforderlich)?|(?:hat|habe) sich (?:damit |schon |somit )?erledigt|nicht (?:mehr )?(?:nötig|notwendig|anrufen|zurückrufen|melden)|vergessen sie(?: es| das| den)|vergiss es|doch nicht|rufen sie (?:mich |uns )?(?:bitte )?(?:doch )?nicht|lassen sie es|(?:brauche?n?|möchten?|will|wollen) (?:ich |wir )?(?:das|den|die|ein\\p{L}*|euer|ihr) (?:angebot|rückruf|anruf|termin)[^.!?]{0,10} nicht",
    "(?:ya )?no (?:(?:me |nos )?hace falta|es necesario|necesito|necesitamos|quiero|queremos)(?: que (?:me|nos))? ?(?:llam\\p{L}*|escrib\\p{L}*|contact\\p{L}*|la llamada|el presupuesto|nada|ningun\\p{L}*)?|no (?:me|nos) (?:llam|escrib|contact|mand|enví)\\p{L}*|olvíd\\p{L}*|déje\\p{L}*|al final no|mejor no|he cambiado de idea",
    "(?:plus|pas) (?:besoin|la peine|nécessaire)[^.!?;,]{0,40}|inutile (?:de|d['’])[^.!?;,]{0,40}|ne (?:me|m['’]|nous) ?(?:appel|rappel|écri|contact|envoy)\\p{L}* (?:pas|plus)|laissez tomber|oubliez|finalement non|j['’]ai changé d['’]avis|annulez (?:ma|la) demande",
  ].join("|"),
);
/** They come back to us: that asks for nothing, and takes nothing back. */
const comesBack = wholeWords(
  "(?:i|we|they)(?:['’]ll| will)(?: \\p{L}+)? (?:get|come|be) (?:back|in touch)(?: (?:to|with) you)?|(?:i|we)(?:['’]ll| will)(?: \\p{L}+)? (?:let you know|contact you|write (?:to )?you|call you|reach out)|(?:(?:ich )?melde mich|(?:wir )?melden uns)(?: (?:dann|selbst|selber|wieder|bei (?:ihnen|euch)))*|(?:nos pondremos|me pondré|me pongo) en contacto(?: con (?:ustedes|vosotros))?|ya (?:os|les|le) (?:aviso|avisamos|digo|diremos)|(?:je|on|nous) (?:vous )?(?:recontacte\\p{L}*|rappelle\\p{L}*|reviens|revient|reviendr\\p{L}+)(?: vers vous)?",
);
/** "What if it breaks?" and "do you call people back?" ask how things are; they ask for nothing. */
const supposes =
  /^\W*(?:and |und |y |et |ok,? |so )*(?:what (?:if|happens)|if |in case|suppos(?:e|ing) |assum(?:e|ing) |imagine |let['’]s say |say (?:i|we) |hypothetically|angenommen|gesetzt den fall|nehmen wir an|supong\p{L}+ |suponiendo |imagina\p{L}* |digamos que |supposons |imaginons |admettons |mettons que wenn |was (?:ist|passiert|, wenn)|falls |si |qué pasa|et si |que se passe|how (?:do|can|would|does)|wie (?:bekomme|kann)|cómo |comment |do you|does|can (?:i|we) (?!get|have|talk|speak|book|order)|kann ich (?!bitte|ein angebot|einen) |puedo |est-ce que je)/iu;

/** "If I hate it do I get my money back", typed without its mark. */
const asksAhead =
  /^\W*(?:and |so |but )?(?:if|in case|what if) [^.!?]{3,60} (?:do|can|will|would) (?:i|we)(?!\p{L})/iu;
/** "Do you give money back if its rubbish", typed without its mark. */
const asksHow = /^\W*(?:and |so |but )?(?:do you|does (?:it|that)|how (?:do|does|would)) /iu;
/** Others, or what is to be built, do this: "our customers call us all day", "so that people can contact us". */
const byOthers =
  /(?<!your )(?<!\p{L})(?:customers?|clients?|people|visitors?|patients?|guests?|parents?|users?|members?|leads?|they|kund\p{L}*|besucher\p{L}*|leute|gäste|patient\p{L}*|eltern|clientes?|pacientes?|visitantes?|gente|visiteurs?|gens|prospects?|(?:chat-?)?bots?|forms?|web ?site|agents?|assistants?|formular\p{L}*|webseite|formulario|formulaire|so that|damit|para que|pour que)(?!\p{L})(?:(?!\b(?:and|please|can you|could you|bitte|und|por favor|so)\b)[^.!?,;:]){0,40}$/iu;
const asksForReply = (sentence: string): boolean => {
  const found = asks.exec(sentence);
  return found !== null && !byOthers.test(sentence.slice(0, found.index));
};

/** Whether somebody expects to hear from us: the last that they say about it counts. */
export function expectsReply(
  messages: readonly { text: string; leavesContact: boolean; takesBack: boolean }[],
): boolean {
  let expects = false;
  for (const { text, leavesContact, takesBack } of messages) {
    const isOff = takesBack || withdraws.test(text);
    if (isOff) expects = false;
    if (leavesContact) expects = true;
    for (const sentence of sentencesOf(text)) {
      const own = sentence.replace(new RegExp(comesBack, "giu"), " ");
      const rest = isOff ? own.replace(new RegExp(withdraws, "giu"), " ") : own;
      if (takesBack) continue;
      const isSupposed =
        supposes.test(rest) && (rest.includes("?") || asksAhead.test(rest) || asksHow.test(rest));
      if (!isSupposed && (asksForReply(rest) || complains.test(rest))) expects = true;
    }
  }
  return expects;
}

/** Whether a sentence tells of something that went wrong with us. */
export const isComplaint = (sentence: string): boolean =>
  complains.test(sentence) && !supposes.test(sentence);
/** Whether a sentence only asks for a reply, or takes that back. */
export const isAboutReply = (sentence: string): boolean =>
  asksForReply(sentence) || withdraws.test(sentence);
