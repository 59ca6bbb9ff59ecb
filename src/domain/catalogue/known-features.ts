import type { FeatureName } from "./capacities.ts";

type Feature = {
  feature: FeatureName;
  said: RegExp;
  /** Also where no chosen service has it somebody has to look at it; the others may be said of anything. */
  isPlain?: true;
};

/** What a wish may name beyond what can be counted, in English, German, Spanish and French. */
export const knownFeatures: readonly Feature[] = [
  {
    feature: "text written",
    isPlain: true,
    said: /\b(?:copy|texts?|wording|content)\b[^.!?\n]{0,20}\b(?:written|writing) by you\b|(?<!\p{L})(?:you|u|ya) (?:can |would |will |should |could |also |'d |to )*(?:write|do|draft|provide|supply) (?:all |us )*(?:the |my |our )?(?:words|text|texts|copy|wording)(?!\p{L})|(?:texte?|textos?|textes?|todo|tout|alles|everything) (?:schreibt|schreiben|verfasst|verfassen) (?:ihr|sie)(?!\p{L})|(?<!\p{L})(?:dont )?vous (?:rédig|écri)\p{L}+ (?:tout|les textes|le texte)|(?<!\p{L})(?:copy|text|texts|wording|words|texten?|textos?|textes?|redacción|rédaction)(?: (?:is|are|comes?|would|could|can|should|must|has|have|needs?|ought|to|be|written|kommen|kommt|soll\w*|m[uü]ss\w*|bitte|also|auch|vient|viennent|deben?|tienen?|que|venir|doi\p{L}+|por|to come))* (?:by|from|von|vom|de|por|par|par) (?:you(?! to)|euch|ihnen|vosotros|ustedes|vous)(?!\p{L})|\b(?:den|die) texte? (?:bitte |auch )*(?:schreib|verfass|formulier|mach|liefer|übernehm)\w* (?:bitte |auch )*(?:sie|ihr|du)\b|\b(?:you|ihr|sie) (?:do|handle|take care of|come up with|supply|provide|übernehmt|übernehmen|macht|machen|liefert|liefern) (?:also |auch |the |all |den |die )*(?:copy|wording|texts?|words|texte?)\b|\b(?:everything|all) (?:from|by|done by) you,? (?:incl\.?|including) (?:the )?(?:copy|wording|texts?|words)\b|\bcopy ?writing\b|\b(?:you|please|also) (?:to )?write (?:the |all |our )*(?:copy|texts?|content|wording)|\bwrite (?:the|all the|our) (?:copy|texts?|content) (?:for us|too|as well)|\b(?:copy|texts?) (?:should|must|to) be written\b|\btexte? (?:sollen|soll|bitte|müssen|schreibt|schreiben) (?:sie|ihr|von ihnen|geschrieben)|\btexte (?:schreiben sie|schreibt ihr)|\bcon (?:los )?textos (?:escritos|redactados)|\b(?:escrib|redact)\p{L}+ (?:vosotros|ustedes|(?:todos )?los textos)|\b(?:rédig\w+|écri\w+) (?:les textes|par vous)|\btextes (?:rédigés|écrits) par vous|\bneed (?:the |our )?(?:text|copy)(?: to be)? written\b|\b(?:have|got|haben) no (?:texts?|copy|content)\b|\bkeine (?:eigenen )?texte\b|\bno ten(?:emos|go) (?:los )?textos\b|\bpas (?:encore )?de textes?\b|\b(?:can|could|would|should|please) (?:you )?write (?:them|it|this)\b|\btextos (?:\w+ )?(?:escritos|redactados) por\b|\b(?:schreibt|schreiben) (?:ihr|sie) (?:bitte )?(?:die |uns |auch )*(?:texte|text)\b|\b(?:die )?texte (?:\w+ ){0,2}(?:von (?:euch|ihnen)|geschrieben|schreiben lassen)|\bwe have no (?:text|copy)\b|\b(?:you|someone|somebody|your team) (?:do|does|doing) the writing\b|\bwrites? (?:it|everything|it all) for (?:me|us)\b/iu,
  },
  {
    feature: "editor",
    said: /\b(?:chang|edit|updat|maintain|swap|add)\w*[^.!?\n]{0,40}\b(?:my|our)sel(?:f|ves)\b|(?<!\p{L})(?:selbst|selber)(?!\p{L})[^.!?\n]{0,40}(?:änder|pfleg|anpass|bearbeit|aktualisier)\w*|(?:änder|pfleg|bearbeit|aktualisier)\w*[^.!?\n]{0,30}(?:selbst|selber)(?!\p{L})|\b(?:cambiar|editar|actualizar)\w*[^.!?\n]{0,30}\b(?:yo mism[oa]|nosotr[oa]s(?: mism[oa]s)?|por (?:mi|nuestra) cuenta)\b|\b(?:modifi|chang|mettre à jour)\w*[^.!?\n]{0,30}(?:moi-même|nous-mêmes)|\beditor\b(?! in chief)(?: (?:so (?:that )?(?:i|we) can (?:change|swap|edit|update) (?:the |our )?\p{L}+)?)?|\bmett\p{L}+ à jour[^.!?\n]{0,20}(?:nous-mêmes|moi-même)|(?:nous|je) (?:le |la |les )?(?:mettons|modifions|remplissons|gérons|mets|modifie)(?: à jour)?[^.!?\n]{0,20}(?:nous-mêmes|moi-même)|\b(?:chang|edit|updat|swap)\w* (?:it|this|that|things|texts?|the \p{L}+) (?:on my|on our|by my|by our)(?: own|self|selves)?/iu,
  },
  {
    feature: "both formats",
    isPlain: true,
    said: /\b(?:landscape|horizontal|16:9|querformat|apaisado|paysage)\b[^.!?\n]{0,20}\b(?:portrait|vertical|upright|hochformat|9:16)\b|\b(?:portrait|vertical|upright|hochformat|hochkant|9:16)\b[^.!?\n]{0,20}\b(?:landscape|horizontal|16:9|querformat|paysage)\b|\b(?:portrait|vertical|upright|9:16)(?: (?:versions?|files?|formats?|cuts?))?\b[^.!?\n]{0,20}\b(?:as well|too|also|besides|también|además|aussi|en plus)\b|\b(?:also|too|auch|zusätzlich|además|también|aussi)\b[^.!?\n]{0,20}\b(?:portrait|vertical|upright|hochformat|hochkant|9:16)\b|\b(?:upright|vertical|portrait) versions\b/iu,
  },
  {
    feature: "two versions",
    said: /\ba ?\/ ?b(?:[ -]?test\w*)?\b|\bsplit[ -]?test\w*\b|\btwo (?:different )?(?:versions|headlines|variants|openings)\b|\bzwei (?:varianten|versionen)\b|\bdos versiones\b|\bdeux versions\b/iu,
  },
  {
    feature: "translation",
    isPlain: true,
    said: /\b(?<!\b(?:we(?:['’]ll)?|i(?:['’]ll)?|ourselves) (?:\p{L}+ )?)(?<!\b(?:being|been|already) )\btranslat(?:e|ed|ion|ions|ing)\b(?! by (?:an?|our|my|the) (?:volunteer|colleague|member|friend))(?![^.!?\n]{0,30}\b(?:have|ready|ours|provide|supply|supplied|us|ourselves|myself)\b)|(?<!\p{L})übersetz(?:en|ung|ungen) (?:sie|durch|von ihnen|bitte)\b|\btraducción por vuestra\b/iu,
  },
  {
    feature: "news",
    isPlain: true,
    said: /\bnews(?: section| area| page)?\b(?! ?letter)|\bblog\b|\bneuigkeiten\b|\baktuelles\b|\bnoticias\b|\bnovedades\b|\bactualités\b/iu,
  },
  {
    feature: "booking",
    isPlain: true,
    said: /(?<!\b(?:before|after|of|missed|upcoming|each|every|our|my) (?:an? |the |their |each |every |our |next )?)\b(?:online )?(?:booking|appointment|reservation)s?(?: (?:enquiry |request )?form| page| calendar)?\b(?! system| software| tool| app\b| reminders?| details)|(?<!\p{L})(?:agend\p{L}+|conciert\p{L}+|reserv\p{L}+) (?:una? |la |el )?(?:llamada|cita|reunión|visita)(?!\p{L})|(?<!\p{L})(?:gespräch|termin|rückruf)e? (?:\p{L}+ ){0,2}(?:bucht|buchen|vereinbart|vereinbaren|ausmacht|ausmachen)(?!\p{L})|(?<!\p{L})(?:prenne|prend|fixe|réserve|planifie)(?:nt)? (?:un |le )?(?:appel|rendez-vous|rdv)(?!\p{L})|\bbooks? (?:a |an |their |the )?(?:calls?|appointments?|tables?|rooms?|slots?|demos?|classes)\b|\b(?:online)?(?:buchung\w*|terminbuchung\w*|terminvereinbarung)\b|(?<!\b(?:antes de|después de|cada|tras|recordatorios? de) (?:la |las |una |cada |su )?)\b(?:formularios? de )?(?:reservas?|citas?)\b|(?<!(?:avant|après|chaque|rappels? de|rappel du) (?:les? |un |chaque |leurs? )?)(?:\bformulaires? de )?(?:\bréservations?|\brendez-vous)(?!\p{L})/iu,
  },
  {
    feature: "lead form",
    said: /\bname,? (?:and |an? |their |the )*(?:e-?mail|mail)(?: address)?(?:,? (?:and|plus) (?:their |the |what they |an? )?(?:request|question|enquiry|need|wish|message)s?)?|(?<!\p{L})namen?,? (?:und |die |seine |ihre )*(?:e-?mail|mail)\p{L}*(?:,? (?:und|sowie) (?:sein|ihr|das|ein)?\p{L}* ?(?:anliegen|wunsch|frage|anfrage|nachricht))?(?!\p{L})|(?<!\p{L})nombre,? (?:y |el |su )*(?:correo|e-?mail|mail)(?:,? y (?:qué (?:necesita|quiere|busca)|(?:la|su) (?:consulta|petición|necesidad|pregunta)))?(?!\p{L})|(?<!\p{L})nom,? (?:et |l['’]|son |leur )*(?:e-?mail|mail|courriel)(?:,? et (?:sa|la|leur|son) (?:demande|question|besoin))?(?!\p{L})|\blead forms?\b|\b(?:collect|capture|tak)\w* (?:the )?(?:leads?|names?|contact details)\b|\bname,? (?:and )?e-?mail\b|\bnamen? und e-?mail\b|\bnombre y (?:correo|e-?mail)\b|\bnom et (?:e-?mail|courriel)\b/iu,
  },
  {
    feature: "monthly care",
    said: /\bmonthly (?:care|upkeep|maintenance|retainer)\b|\bkeep (?:it|the (?:bot|content)) (?:up to date|current|updated)\b|\bmonatliche (?:pflege|betreuung)\b|\bmantenimiento mensual\b|\bentretien mensuel\b/iu,
  },
  {
    feature: "training",
    said: /\btraining for (?:our|my|the) (?:team|staff)\b|\btrain (?:our|my) (?:team|staff|people)\b|\bschulung\b|\bformación para\b|\bformation (?:de|pour) (?:notre|l['’])|\bhours? of training\b|\bstunden? (?:schulung|einweisung)\b|\bhoras? de formación\b|\bheures? de formation\b/iu,
  },
  {
    feature: "AI step",
    said: /\bai[ -](?:step|sort\w*|summar\w*|classif\w*)\b|\b(?:sort|classif|categori[sz]|summari[sz])\w* (?:\w+ ){0,4}(?:with|by|using) (?:an? )?ai\b|\bmit ki\b|\bki-?schritt\b|\b(?:con|mediante) ia\b|\bavec (?:de )?l['’]ia\b|\busing gpt\b|(?<!\p{L})von (?:einer |der )?ki(?!\p{L})[^.!?\n]{0,30}|\b(?:an? )?ai (?:reads|sorts|decides|labels|tags|summari[sz]es|picks)\b|\b(?:por|con) una ia\b|\bpar une ia\b|\b(?:by|through) (?:an? )?ai\b(?! (?:host|presenter|avatar|assistant))/iu,
  },
  {
    feature: "approvals",
    isPlain: true,
    said: /\bapprov(?:al|als|es?|ing)\b(?! of the design)|\bsign(?:s|ed)?[ -]off\b|\bfreigaben?\b|\bfreigeben\b|\bgenehmig\w+\b|\baprobaci\w+\b|\baprueb\w+\b|\bapprobations?\b|\bvalidations?\b/iu,
  },
  {
    feature: "weekly summary",
    said: /\b(?:a |and |each week )?(?:weekly|every week,?|each week,?) (?:an? )?(?:summary|report|overview|digest)(?: of (?:what|which) (?:ran|failed|went wrong|happened)| of runs)?(?!\p{L})|\bsummary (?:each|every|once a) week\b|(?<!\p{L})(?:wöchentliche[rsn]? (?:zusammenfassung|übersicht|bericht)|wochen(?:bericht|übersicht|zusammenfassung))(?!\p{L})|(?<!\p{L})(?:resumen|informe) (?:semanal|cada semana)(?!\p{L})|(?<!\p{L})(?:résumé|récapitulatif|bilan) (?:hebdomadaire|chaque semaine)(?!\p{L})|\bweekly (?:summary|report|overview) of (?:what|runs)\b|\bwöchentliche zusammenfassung der läufe\b|\b(?:once a week|every week|each week|weekly|every \p{L}+day)\b[^.!?\n]{0,30}\b(?:what|which)(?: \p{L}+)? (?:ran|has run|have run|was done|failed|worked)\b|\b(?:einmal (?:pro|die|in der) woche|jede woche|wöchentlich)\b[^.!?\n]{0,40}\bwas (?:gelaufen|gelaufen ist|lief|passiert ist)\b|\b(?:una vez (?:a la|por) semana|cada semana)\b[^.!?\n]{0,30}\blo que (?:se )?(?:ha|hizo|ejecut)\p{L}*|\b(?:une fois par semaine|chaque semaine)\b[^.!?\n]{0,30}\bce qui (?:a|s['’]est)\b/iu,
  },
  {
    feature: "uploads",
    isPlain: true,
    said: /\b(?:file )?uploads?\b|\bupload(?:ing|ed)?\b|\b(?:attach|add|snap) (?:an? |the |their |his |her )?(?:pdf |scanned )?(?:file|cv|photo|pic|picture|image|document|scan|certificate)s?\b|\bhochladen\b|(?<!\p{L})(?:anhängen|anhängt|beifügen|mitschicken)(?!\p{L})|(?<!\p{L})l[aä](?:de|den|dt)\b[^.!?\n]{0,40}\bhoch\b|\bsubida de (?:archivos|ficheros|fotos|documentos)|\bsub(?:ir|en|an) (?:\w+ )?(?:archivos?|ficheros?|fotos?|documentos?|cv|currículum)\b|\badjunt(?:a|an|ar|en|e) (?:el|la|los|las|un|una|su|sus) |\btéléverser\b|(?<!\p{L})(?:joindre|déposer|déposent|ajouter) (?:un|une|des|leurs?|ses) (?:fichiers?|documents?|photos?|images?|pièces?)\b|(?<!\p{L})(?:photos?|fichiers?|documents?|images?|pièces) (?:à joindre|jointe?s?)(?!\p{L})|\badjunt(?:ar|en|an) (?:\p{L}+ )?(?:archivos?|fotos?|documentos?|imágenes)\b|\bupload(?:s|ed|ing)? (?:an? |the |their |his |her |its )?(?:\p{L}+ )?(?:certificate|file|photo|document|cv|proof|scan|plan|receipt|picture|card|id)s?\b/iu,
  },
  {
    feature: "saved answers",
    said: /\b(?:stop|pause|leave|save|break off|interrupt) (?:it |the form )?(?:and|then|to) (?:come back|return|continue|carry on|finish|resume|go on)(?: (?:to it )?(?:later|another (?:day|time)|(?:on )?the (?:next day|day after)|tomorrow))?|(?<!\p{L})(?:come|comes|coming) back (?:to it )?(?:later|another (?:day|time))(?!\p{L})|(?<!\p{L})(?:unterbrechen|pausieren)(?: und (?:\p{L}+ ){0,2}(?:weiter\p{L}*|fortsetzen))?(?!\p{L})|(?<!\p{L})(?:interrumpir\p{L}*|(?:pueden |poder |y )?(?:seguir|continuar|terminar) (?:otro día|después|luego|al día siguiente)|dejarl[oa] a medias|seguir más tarde|retomar\p{L}*|volver más tarde)(?!\p{L})|(?<!\p{L})(?:reprendre|continuer|finir|terminer) (?:plus tard|un autre jour|le lendemain)(?!\p{L})|\b(?:save|continue|come back|resume) (?:and (?:continue|finish|come back) )?later\b|\bsave (?:their )?progress\b|\bspäter weiter\w*\b|\bzwischenspeichern\b|\bguardar (?:y|para) (?:continuar|seguir)\b/iu,
  },
  {
    feature: "confirmation email",
    said: /\b(?:an? )?confirmation (?:is |gets )?(?:sent )?(?:by|via|to (?:them|the person|him|her) by) (?:e-?)?mail\b|(?<!\p{L})(?:eine )?bestätigung (?:per|an|als) (?:e-?)?mail(?!\p{L})|(?<!\p{L})confirmación (?:por|al) (?:correo|e-?mail|mail)(?!\p{L})|(?<!\p{L})confirmation (?:par|dans leur) (?:e-?mail|mail|courriel)(?!\p{L})|\bconfirmation (?:e-?mail|mail|message)s?\b|\bbestätigungs-?(?:e-?)?mails?\b|\bcorreo de confirmación\b|\be-?mail de confirmation\b/iu,
  },
  {
    feature: "payments",
    isPlain: true,
    said: /\b(?:take|takes|taking|accept|with|and|online|card|collect|collects) (?:\w+ )?(?:payments?|deposits?)\b|\bpayments? (?:by|via|through|with|online)\b|\bpay (?:online|by card|a deposit|their|for|in the)\b|\bpays? (?:\w+ )?(?:deposit|invoices?|meals?|orders?|tickets?|bookings?|rooms?|courses?|fees?)\b|\b(?:mit|per|und|online)[ -]?(?:\w+ )?(?:zahlung|bezahlung)\b|\bbezahl(?:en|t) (?:können|online|mit)\b|\bkartenzahlung\b|\bpago (?:con|online|en línea|por)\b|\bpasarela de pago\b|\bpaiement (?:en ligne|par)\b|\bcharges? (?:the |their |his |her |a )?(?:cards?|customers?)\b|(?<=(?:,|and) )pays?(?=[,.;]| and| there| through it| in it)|\b(?:guests?|customers?|clients?|people|visitors?|they|members|patients) (?:can |should |also |must )*pay (?:when|while|online|there|directly|right away|straight away|on the (?:site|page|website))/iu,
  },
  {
    feature: "PDF from the answers",
    said: /\b(?<!\b(?:upload|attach|hochlad|subir|joindre|send|add)\w*[^.!?\n]{0,25})\bpdf (?:from|with|of|filled|made|generated|contract|de confirmación)\b|\b(?:generat|creat|produc|fill|turn|make)\w* (?:\w+ ){0,5}pdf\b|\bfinished (?:document|contract|pdf)\b|\bals pdf (?:zurück|erzeug|ausgef)\w*|\bpdf (?:erzeug|erstell)\w+|\bun pdf (?:de|con|rempli|avec|généré)\b|\b(?:gets?|receives?|recib\p{L}+|re[cç]oi\p{L}+) (?:an? |the |un |une )?(?:\p{L}+ )?pdf\b(?: (?:vouchers?|tickets?|receipts?|certificates?|confirmations?|contracts?|invoices?|quotes?|offers?))?|\bpdf[ -]?(?:vouchers?|tickets?|certificates?|contracts?|gutschein\p{L}*|vertrag|bestätigung\p{L}*|quote|offer)\b|\bein(?:en?)? (?:fertige[sn]? )?(?:\p{L}+ )?pdf\b[^.!?\n]{0,30}\b(?:bekomm|erhalt|erhält|entsteh|ausgefüllt)\p{L}*/iu,
  },
  {
    feature: "price calculation",
    isPlain: true,
    said: /\bcalculat\w+ (?:the |a |its )?(?:price|cost|quote)s?\b|\b(?:price|cost|quote) calculat\w+\b|\bpreis(?:e)? (?:berechn|ausrechn)\w+|\bpreisrechner\b|\bcalcul\w+ (?:el |le |du )?(?:precio|prix)\b|\bprices? (?:\p{L}+ ){0,2}(?:counted|calculated|computed|worked out|added up)\b|\b(?:works? out|computes?|counts?|adds up) (?:the |a |its |their )?(?:price|cost|total)s?\b|(?<!\p{L})preise? (?:\p{L}+ ){0,6}(?:berechnet|errechnet|ausgerechnet)(?!\p{L})|(?<!\p{L})(?:precio|prix) (?:\p{L}+ ){0,4}(?:calcul\p{L}+)/iu,
  },
  {
    feature: "file exchange",
    said: /\b(?:documents?|files?|papers|paperwork|statements?) (?:sent |going |go |to go )?(?:back and forth|in both directions|both ways)\b|(?<!\p{L})(?:unterlagen|dokumente|dateien|belege|papiere) (?:hin und her|in beide richtungen|austauschen|tauschen)(?!\p{L})|(?<!\p{L})(?:dokumenten|datei|unterlagen|beleg)-?austausch(?!\p{L})|(?<!\p{L})intercambi\p{L}+ (?:de )?(?:documentos|archivos|papeles|ficheros)|(?<!\p{L})(?:documentos|archivos|papeles) (?:en ambas direcciones|en los dos sentidos|de ida y vuelta)(?!\p{L})|(?<!\p{L})(?:échang\p{L}+|dépôt) (?:de |des |nos |leurs )?(?:documents|fichiers|pièces|papiers)|(?<!\p{L})(?:documents|fichiers|pièces) dans les deux sens(?!\p{L})|\b(?:exchange|share|swap|send us|download|fetch|get)s? (?:\w+ ){0,4}(?:documents?|files?|papers|statements?)\b|(?<!\p{L})(?:téléchar?g\p{L}+|récupèr\p{L}+|dépos\p{L}+|consult\p{L}+) (?:ses|leurs|les|des|ces) (?:pièces|bilans|documents?|fichiers|factures|relevés|papiers|contrats|plans)(?!\p{L})|(?<!\p{L})(?:descarg|sub|baj|recoj|consult)\p{L}+ (?:sus|los|las) (?:documentos|papeles|facturas|contratos|planos|recibos|extractos|archivos)(?!\p{L})/iu,
  },
  {
    feature: "messages",
    said: /\b(?:can|could|to|should|and|or) (?:also )?(?:message|write to|text chat with) (?:me|us)\b(?: about (?:it|their \p{L}+|each \p{L}+|the \p{L}+))?|\bmessages? (?:me|us|to us|per job|each|with|between)\b|\bmessag(?:es|ing)\b|\bwrite (?:to )?us messages?\b|\bchat with (?:us|their)\b|\bnachrichten\b|\bmensajes\b|\bmessagerie\b|\b(?:des )?messages avec\b/iu,
  },
  {
    feature: "job status",
    said: /\bstatus of (?:the|their|each|a|his|her|every)(?: own)? \p{L}+\b|\bstatus of (?:their|the|each|a)\b|\b(?:job|case|order|project|repair|application)s?['’]? status\b|\bsee (?:the )?(?:status|progress|where (?:their|it))\b|\bjobs?\b[^.!?\n]{0,20}\bstatus\b|\bstatus (?:ihrer|ihres|der|des)\b|(?<!\p{L})stand (?:der|des|ihrer|ihres|seiner|seines|von|jede[sr])(?!\p{L})|\bhow far (?:along )?(?:their|theirs|the|each|his|her|its|it|things)\b|\bwhere (?:their|his|her|the) \p{L}+ is at\b|\bestado de (?:su|sus|cada|los)\b|\b(?:l['’]état|le statut|l['’]avancement) de\b|\b(?:track|follow)s? (?:the |their |his |her |our )?(?:repair|order|job|case|project|application|request)s?\b/iu,
  },
  {
    feature: "invoices",
    isPlain: true,
    said: /\b(?:pay|settle)s? (?:their |the |our )?(?:invoices?|bills?)\b|\binvoices? (?:paid|in the portal|online)\b|(?<!\p{L})facturas (?:pagadas|que se pag\p{L}+|con pago|pagables)(?: (?:por|con|mediante) stripe)?|(?<!\p{L})factures (?:payées|à payer|réglées|payables)(?: (?:par|avec|via) stripe)?|\binvoices? (?:to be |that are |are |get )?(?:paid|settled|payable)(?: (?:by|with|via|through) stripe)?\b|\brechnungen (?:per stripe |online |über stripe )?(?:bezahlen|zahlen|bezahlt|begleichen)\b|\bpagar (?:sus |las )?facturas\b|\b(?:payer|régler) (?:leurs |les )?factures\b/iu,
  },
  {
    feature: "import of clients",
    said: /\blist of (?:our |the |all )?(?:clients|customers|members|patients|tenants) (?:\p{L}+ ){0,2}(?:brought|taken|carried|moved|loaded|imported|copied|put)(?: (?:over|in|across))?\b|\b(?:existing |current |old )?(?:client|customer|member|patient|tenant)s?['’]? (?:list|base)(?: \p{L}+){0,2}(?: of clients)? (?:brought|taken|carried|moved|loaded|imported|copied|put) ?(?:over|in|across)?\b|\b(?:bring|take|carry|load|put|move) (?:over |in |across )?(?:our|my|the) (?:existing |current |old )?(?:client|customer|member|patient|tenant)s?(?: list)?(?: in| over| across)?\b|\bimport\w* (?:of )?(?:our |the |my |existing |current )*(?:client|customer|member|patient|tenant)?s?(?: list)\b|\bimport\w* (?:of )?(?:our|the|my) (?:\p{L}+ )?list\b|\b(?:unsere|die|meine) (?:bestehende |aktuelle )?liste (?:\p{L}+ )?(?:import|übern|einles)\p{L}+|\bimport\p{L}+ (?:nuestra|mi|la) lista\b|\bimport\p{L}+ (?:notre|ma|la) liste\b|\bimport\w* (?:of )?(?:our |the |existing )*(?:client|customer)s?(?: list)?\b|\b(?:kunden|mandanten|mieter|mitglieder)liste (?:soll |wird |muss |bitte )?(?:import|übern)\p{L}+(?: werden)?|\b(?:client|customer) list\b[^.!?\n]{0,40}\bimported\b|\blista de clientes\b[^.!?\n]{0,40}\bimport\p{L}+|\bkundenliste\b[^.!?\n]{0,40}\b(?:import|übern|einles)\p{L}+|\bliste (?:de|des) (?:clients|nos clients)\b[^.!?\n]{0,40}\b(?:import|reprendre)\p{L}*|\b(?:client|customer|member)s?['’]? list\b[^.!?\n]{0,40}\b(?:brought|taken|carried|moved|loaded) (?:over|in|across)\b/iu,
  },
  {
    feature: "export",
    said: /\bexport(?:s|ed)? (?:to|as|into)? ?csv\b|\bcsv[ -]?export\b|\bcsv\b/iu,
  },
  {
    feature: "customer sign-in",
    said: /\b(?:our )?customers? (?:can |should |will |to )?(?:sign|log)s?[ -]?in\b[^.!?\n]{0,40}\b(?:pay|book|order)|\b(?:our )?customers? (?:can |should |also |must |will )*(?:sign|log)s?[ -]?in\b/iu,
  },
  {
    feature: "history",
    isPlain: true,
    said: /(?<!\p{L})(?:täglich\p{L}* )?(?:kurs)?(?:historie|verlauf)(?!\p{L})|(?<!\p{L})histórico(?: diario)?(?!\p{L})|\b(?:daily |stored |price )histor(?:y|ies)\b|\bhistorical (?:data|prices)\b|\b(?:stored|with) (?:a )?history\b|\bhistorie\b|\bhistorial\b|\bhistorique\b/iu,
  },
  {
    feature: "team sign-in",
    said: /\bsign-?in for (?:\w+ )?(?:people|team|colleagues)\b|\b(?:whole|entire|our) team (?:can |should |to )?(?:sign|log)s? in\b|\blogins? for (?:the|our|\w+) (?:team|people|colleagues)\b/iu,
  },
  {
    feature: "portfolio",
    said: /\bportfolio\b|\b(?:own |my |our )positions?\b|\bexposure\b|\bdepot\b|\bcartera\b|\bportefeuille\b/iu,
  },
  { feature: "webhook alerts", said: /\bweb ?hooks?\b/iu },
  {
    feature: "backtest",
    said: /\bback-?test\w*\b|\btest(?:ed|s)? (?:it |them |that |this )?(?:on|against|over|with) (?:old|past|historic(?:al)?|previous) (?:prices?|data|years?|charts?)\b|\b(?:an|mit) (?:alten|historischen|vergangenen) (?:kurs|daten)\w*|\bcon datos (?:históricos|pasados)\b|\bsur (?:les |des )?(?:données|cours) (?:historiques|passés?)(?!\p{L})|\bstrategy tester\b/iu,
  },
  {
    feature: "captions",
    said: /\bcaptions?\b|\bsubtitles?\b|\buntertitel\w*\b|\bsubtítulos\b|\bsous-titres\b|(?<!\p{L})sous-titrée?s?(?!\p{L})|\bsubtitled\b|\bcaptioned\b|\buntertitelt\b|\bsubtitulad[oa]s?\b/iu,
  },
  {
    feature: "page for the video",
    said: /\b(?:page|landing page) (?:for|around|with) (?:it|the video)\b|\bwith (?:its|a|its own) page\b|\bmit (?:einer )?(?:eigenen )?seite dazu\b|\bcon su página\b|\bavec sa page\b|(?<!\p{L})(?:page of its own|(?:its|his|her|their|an?) own page|page to put it on|seite für das video|página para el vídeo|page pour la vidéo|own page for it|eigene[nr]? seite|página propia|propia página|propre page|sa propre page)(?!\p{L})/iu,
  },
  {
    feature: "prototype",
    isPlain: true,
    said: /\b(?:clickable )?prototypes?\b|\bprototyp\w*\b|\bprototipos?(?: (?:navegable|clicable|interactivo))?\b|\bclick (?:it )?through\b|\bklickbar\w*\b/iu,
  },
  {
    feature: "merging duplicates",
    said: /\b(?:merg|clean|remov|dedup)\w* (?:up |out |the |our )*(?:dups?|dupes?|doublettes)\b|\b(?:merg|clean|remov|dedup)\w* (?:up )?(?:\w+ ){0,3}duplicates?\b|\bde-?duplicat\w*\b|\bdubletten (?:zusammen|bereinig|entfern)\w*|\b(?:fusion|unir|limpi|elimin)\w* (?:los )?duplicados\b|\bfusionner les doublons\b|\b(?:merge|clean up|tidy up|dedupe) (?:those|them|these|all of them)\b|\bduplicates? (?:are |get |to be |should be |must be |need to be )*(?:merged|cleaned|removed)\b|\b(?:cleaned|cleared|freed|rid) of (?:all |the |any )?(?:duplicates?|doubles)\b|\b(?:merg|clean|remov|clear)\w* (?:out |up )?(?:all |the |our |any )*(?:doubles|duplicates?|duplicated \p{L}+)\b|\bdedup\w*\b|(?<!\p{L})(?:dubletten|doppelte\p{L}*|duplikate) (?:\p{L}+ ){0,3}(?:zusammen\p{L}*|bereinig\p{L}*|entfern\p{L}*)|(?<!\p{L})(?:doublons|duplicados) (?:\p{L}+ ){0,2}(?:à fusionner|fusionn\p{L}+|unid\p{L}+|fusionad\p{L}+)/iu,
  },
  {
    feature: "sync in both directions",
    said: /\b(?:both|two) (?:directions|ways)\b|\btwo way\b|\btwo-way\b|\bbi-?directional\w*\b|\bin beide richtungen\b|\bbeidseitig\b|\ben ambas direcciones\b|\bdans les deux sens\b/iu,
  },
  {
    feature: "follow-up emails",
    said: /\bfollow[ -]?up (?:e-?)?mails?\b|\bnachfass-?mails?\b|\bcorreos de seguimiento\b|\bmails? de (?:suivi|relance)\b/iu,
  },
];
