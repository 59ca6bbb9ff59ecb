import type { Language } from "#domain/answers/contract.ts";
import { ofSeveral } from "./of-several.ts";
import type { Phrases } from "./phrases-in-use.ts";

/** Aria's own words, by language. */
export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    price: "[{title}]({path}) starts at {price}: “{scope}”, {time}.",
    scopePrice: "“{scope}” of [{title}]({path}) costs {price} and takes {time}.",
    otherSizes: "The other sizes: {list}.",
    time: "[{title}]({path}) takes {time}.",
    scopeTime: "“{scope}” takes {time}",
    days: "up to {count} days",
    includes: "“{scope}” of [{title}]({path}) costs {price} and includes:",
    inEnglish: "",
    details: "On [{title}]({path}), our catalogue says:",
    notHeld: "Not with “{scope}” ({price}).",
    beyond:
      "No listed option of [{title}]({path}) holds that: ask for [a quote](/quote), and a person prices it. The nearest:",
    partlyHeld:
      "It doesn’t hold everything you name: [a quote](/quote) says of each point whether it is covered.",
    inAll: "For [{title}]({path}), that is {list}. [A quote](/quote) adds it up.",
    sum: "Together that is {price}: {list}. [A quote](/quote) makes it one firm total.",
    sumFrom:
      "Together that starts at {price}: {list}. [A quote](/quote) gives you one firm total for exactly what you need.",
    partFrom: "[{title}]({path}) (from {price})",
    lowest: "These are our lowest prices:",
    highest: "These are our highest fixed prices:",
    forAmount: "For up to {price} you can order, for example:",
    nothingFor: "Nothing in our catalogue costs that little. These are our lowest prices:",
    listed: "- {price}: “{scope}” of [{title}]({path}), {time}",
    payment: "You can pay for [{title}]({path}) like this:",
    also: "Also worth a look: [{title}]({path}), from {price}.",
    offer: "[{title}]({path}) fits: from {price}, {time}.",
    sizes: "[{title}]({path}) comes in {count} sizes:",
    noBigger:
      "“{scope}” is the largest size of [{title}]({path}) with a fixed price. For more, [ask for a quote](/quote): you get it within {hours} hours.",
    noSmaller: "“{scope}” is the smallest size of [{title}]({path}), at {price}.",
    firmQuote: "For a total over exactly what you need, [ask for a quote](/quote).",
    perhaps: "This may be what helps:",
    whichNeed:
      "I’m not sure yet which of these would help you most. Which one comes near, or should a person advise you?",
    whichService: "Which service do you mean?",
    isThatIt: "Is that what you mean?",
    isThatOrThese: "Is that what you mean, or is it one of these?",
    ifYouMean: "I’m not sure that I understood you. If you mean “{question}”:",
    orIfYouMean: "Or, if you mean “{question}”:",
    unsure: "I want to be sure that I understand you. Is it one of these?",
    unknown:
      "I can’t find that on our pages, and I don’t want to guess. A person can answer you: leave your address here, or write to us on the [contact page](/contact).",
    nthUnknown:
      "I can’t find your {nth} question on our pages. A person can answer it: leave your address here, or write to us on the [contact page](/contact).",
    nthUnsure: "I’m not sure what you mean by your {nth} question. Is it one of these below?",
    ...ofSeveral.en,
    moreQuestions: "Those are your first twelve questions. Please send me the others next.",
    noted: "Thank you, I’ve noted {what}. Someone from our team will reply to you there.",
    notedPhone:
      "Thank you, I’ve noted {what}. Someone from our team will call you; our phones are staffed {fact:phoneHours}.",
    notedBoth: "Thank you, I’ve noted {what}. Someone from our team will get back to you.",
    didYouMean: "Did you mean {address}?",
    myAddressIs: "My email address is {address}",
    askPrice: "What does {title} cost?",
    askTime: "How long does {title} take?",
    askIncluded: "What is included in {title}?",
  },
  de: {
    price: "[{title}]({path}) beginnt bei {price}: „{scope}“, {time}.",
    scopePrice: "„{scope}“ bei [{title}]({path}) kostet {price} und dauert {time}.",
    otherSizes: "Die anderen Optionen: {list}.",
    time: "[{title}]({path}) dauert {time}.",
    scopeTime: "„{scope}“ dauert {time}",
    days: "bis zu {count} Tage",
    includes: "„{scope}“ bei [{title}]({path}) kostet {price} und enthält:",
    inEnglish: "(Wortlaut unseres Angebots auf Englisch)",
    details: "Zu [{title}]({path}) steht in unserem Katalog:",
    notHeld: "Nicht mit „{scope}“ ({price}).",
    beyond:
      "So viel enthält keine Option von [{title}]({path}): Fragen Sie [ein Angebot](/quote) an, dann nennt Ihnen ein Mensch den Preis. Am nächsten kommt:",
    partlyHeld:
      "Nicht alles, was Sie nennen, ist darin enthalten: [Ein Angebot](/quote) sagt zu jedem Punkt, ob er abgedeckt ist.",
    inAll: "Bei [{title}]({path}) sind das {list}. [Ein Angebot](/quote) rechnet es zusammen.",
    sum: "Zusammen sind das {price}: {list}. [Ein Angebot](/quote) macht daraus eine feste Summe.",
    sumFrom:
      "Zusammen beginnt das bei {price}: {list}. [Ein Angebot](/quote) nennt eine feste Summe für genau das, was Sie brauchen.",
    partFrom: "[{title}]({path}) (ab {price})",
    lowest: "Das sind unsere niedrigsten Preise:",
    highest: "Das sind unsere höchsten Festpreise:",
    forAmount: "Für bis zu {price} bekommen Sie zum Beispiel:",
    nothingFor: "So wenig kostet nichts in unserem Katalog. Das sind unsere niedrigsten Preise:",
    listed: "- {price}: „{scope}“ bei [{title}]({path}), {time}",
    payment: "[{title}]({path}) können Sie so bezahlen (Wortlaut auf Englisch):",
    also: "Auch einen Blick wert: [{title}]({path}), ab {price}.",
    offer: "[{title}]({path}) passt: ab {price}, {time}.",
    sizes: "[{title}]({path}) gibt es in {count} Optionen:",
    noBigger:
      "„{scope}“ ist die größte Option von [{title}]({path}) mit festem Preis. Für mehr [fragen Sie ein Angebot an](/quote): Sie bekommen es innerhalb von {hours} Stunden.",
    noSmaller: "„{scope}“ ist die kleinste Option von [{title}]({path}), für {price}.",
    firmQuote: "Eine Summe für genau das, was Sie brauchen, bekommen Sie als [Angebot](/quote).",
    perhaps: "Das könnte helfen:",
    whichNeed:
      "Noch bin ich nicht sicher, was Ihnen am meisten hilft. Was kommt dem nahe, oder soll ein Mensch Sie beraten?",
    whichService: "Welche Leistung meinen Sie?",
    isThatIt: "Meinen Sie das?",
    isThatOrThese: "Meinen Sie das oder eines von diesen?",
    ifYouMean: "Ich bin nicht sicher, ob ich Sie richtig verstehe. Falls Sie „{question}“ meinen:",
    orIfYouMean: "Oder, falls Sie „{question}“ meinen:",
    unsure: "Ich möchte sichergehen, dass ich Sie richtig verstehe. Meinen Sie eines davon?",
    unknown:
      "Das finde ich auf unseren Seiten nicht, und raten möchte ich nicht. Ein Mensch kann Ihnen antworten: Hinterlassen Sie hier Ihre Adresse, oder schreiben Sie uns über die [Kontaktseite](/contact).",
    nthUnknown:
      "Zu Ihrer {nth} Frage finde ich auf unseren Seiten nichts. Ein Mensch kann sie beantworten: Hinterlassen Sie hier Ihre Adresse, oder schreiben Sie uns über die [Kontaktseite](/contact).",
    nthUnsure:
      "Bei Ihrer {nth} Frage bin ich nicht sicher, was Sie meinen. Ist es eine der Fragen unten?",
    ...ofSeveral.de,
    moreQuestions:
      "Das waren Ihre ersten zwölf Fragen. Schicken Sie mir die weiteren bitte als Nächstes.",
    noted: "Danke, ich habe {what} notiert. Jemand von uns antwortet Ihnen dort.",
    notedPhone:
      "Danke, ich habe {what} notiert. Jemand von uns ruft Sie an; telefonisch erreichen Sie uns {fact:phoneHoursDe}.",
    notedBoth: "Danke, ich habe {what} notiert. Jemand von uns meldet sich bei Ihnen.",
    didYouMean: "Meinten Sie {address}?",
    myAddressIs: "Meine E-Mail-Adresse ist {address}",
    askPrice: "Was kostet {title}?",
    askTime: "Wie lange dauert {title}?",
    askIncluded: "Was ist bei {title} enthalten?",
  },
  es: {
    price: "[{title}]({path}) cuesta desde {price}: «{scope}», {time}.",
    scopePrice: "«{scope}» de [{title}]({path}) cuesta {price} y tarda {time}.",
    otherSizes: "Las otras opciones: {list}.",
    time: "[{title}]({path}) tarda {time}.",
    scopeTime: "«{scope}» tarda {time}",
    days: "hasta {count} días",
    includes: "«{scope}» de [{title}]({path}) cuesta {price} e incluye:",
    inEnglish: "(texto de nuestra oferta en inglés)",
    details: "Sobre [{title}]({path}), nuestro catálogo dice:",
    notHeld: "Con «{scope}» ({price}), no.",
    beyond:
      "Ninguna opción de [{title}]({path}) llega a tanto: pida [un presupuesto](/quote) y una persona le dirá el precio. La más cercana:",
    partlyHeld:
      "No incluye todo lo que menciona: [un presupuesto](/quote) dice de cada punto si está cubierto.",
    inAll: "Con [{title}]({path}) son {list}. [Un presupuesto](/quote) lo suma todo.",
    sum: "En total son {price}: {list}. [Un presupuesto](/quote) lo deja en una suma fija.",
    sumFrom:
      "En total, desde {price}: {list}. [Un presupuesto](/quote) le da una suma fija por justo lo que necesita.",
    partFrom: "[{title}]({path}) (desde {price})",
    lowest: "Estos son nuestros precios más bajos:",
    highest: "Estos son nuestros precios fijos más altos:",
    forAmount: "Por un máximo de {price} puede pedir, por ejemplo:",
    nothingFor: "Nada de nuestro catálogo cuesta tan poco. Estos son nuestros precios más bajos:",
    listed: "- {price}: «{scope}» de [{title}]({path}), {time}",
    payment: "[{title}]({path}) se puede pagar así (texto en inglés):",
    also: "También puede interesarle [{title}]({path}), desde {price}.",
    offer: "[{title}]({path}) le encaja: desde {price}, {time}.",
    sizes: "[{title}]({path}) tiene {count} opciones:",
    noBigger:
      "«{scope}» es la opción más grande de [{title}]({path}) con precio fijo. Para más, [pida un presupuesto](/quote): lo tendrá en {hours} horas.",
    noSmaller: "«{scope}» es la opción más pequeña de [{title}]({path}), por {price}.",
    firmQuote: "Si quiere un total por justo lo que necesita, [pida un presupuesto](/quote).",
    perhaps: "Esto podría ayudarle:",
    whichNeed:
      "Aún no sé qué le ayudaría más. ¿Cuál se acerca a lo que busca, o prefiere que le aconseje una persona?",
    whichService: "¿A qué servicio se refiere?",
    isThatIt: "¿Es lo que busca?",
    isThatOrThese: "¿Es lo que busca o es una de estas preguntas?",
    ifYouMean: "No estoy segura de haberle entendido. Si pregunta «{question}»:",
    orIfYouMean: "O, si pregunta «{question}»:",
    unsure: "Quiero estar segura de haberle entendido. ¿Es una de estas preguntas?",
    unknown:
      "No lo encuentro en nuestras páginas y no quiero adivinar. Una persona puede responderle: deje aquí su dirección o escríbanos desde la [página de contacto](/contact).",
    nthUnknown:
      "Sobre su {nth} pregunta no encuentro nada en nuestras páginas. Una persona puede responderla: deje aquí su dirección o escríbanos desde la [página de contacto](/contact).",
    nthUnsure: "No estoy segura de haber entendido su {nth} pregunta. ¿Es una de las de abajo?",
    ...ofSeveral.es,
    moreQuestions:
      "Esas son sus doce primeras preguntas. Envíeme las demás a continuación, por favor.",
    noted: "Gracias, he anotado {what}. Una persona de nuestro equipo le responderá ahí.",
    notedPhone:
      "Gracias, he anotado {what}. Una persona de nuestro equipo le llamará; atendemos el teléfono {fact:phoneHoursEs}.",
    notedBoth:
      "Gracias, he anotado {what}. Una persona de nuestro equipo se pondrá en contacto con usted.",
    didYouMean: "¿Quiso decir {address}?",
    myAddressIs: "Mi correo es {address}",
    askPrice: "¿Cuánto cuesta {title}?",
    askTime: "¿Cuánto tarda {title}?",
    askIncluded: "¿Qué incluye {title}?",
  },
  fr: {
    price: "[{title}]({path}) commence à {price} : « {scope} », {time}.",
    scopePrice: "« {scope} » de [{title}]({path}) coûte {price} et prend {time}.",
    otherSizes: "Les autres formules : {list}.",
    time: "[{title}]({path}) prend {time}.",
    scopeTime: "« {scope} » prend {time}",
    days: "jusqu’à {count} jours",
    includes: "« {scope} » de [{title}]({path}) coûte {price} et comprend :",
    inEnglish: "(texte de notre offre en anglais)",
    details: "Sur [{title}]({path}), notre catalogue dit :",
    notHeld: "Pas avec « {scope} » ({price}).",
    beyond:
      "Aucune formule de [{title}]({path}) ne va jusque-là : demandez [un devis](/quote), et une personne en fixe le prix. La plus proche :",
    partlyHeld:
      "Elle ne comprend pas tout ce que vous citez : [un devis](/quote) dit pour chaque point s’il est couvert.",
    inAll: "Avec [{title}]({path}), cela fait {list}. [Un devis](/quote) en donne le total.",
    sum: "Cela fait {price} en tout : {list}. [Un devis](/quote) en fait un total ferme.",
    sumFrom:
      "En tout, à partir de {price} : {list}. [Un devis](/quote) donne un total ferme pour exactement ce qu’il vous faut.",
    partFrom: "[{title}]({path}) (à partir de {price})",
    lowest: "Voici nos prix les plus bas :",
    highest: "Voici nos prix fixes les plus élevés :",
    forAmount: "Pour {price} au plus, vous pouvez commander par exemple :",
    nothingFor: "Rien dans notre catalogue ne coûte aussi peu. Voici nos prix les plus bas :",
    listed: "- {price} : « {scope} » de [{title}]({path}), {time}",
    payment: "[{title}]({path}) se paie ainsi (texte en anglais) :",
    also: "À voir aussi : [{title}]({path}), à partir de {price}.",
    offer: "[{title}]({path}) convient : à partir de {price}, {time}.",
    sizes: "[{title}]({path}) existe en {count} formules :",
    noBigger:
      "« {scope} » est la plus grande formule de [{title}]({path}) à prix fixe. Pour davantage, [demandez un devis](/quote) : vous l’aurez sous {hours} heures.",
    noSmaller: "« {scope} » est la plus petite formule de [{title}]({path}), à {price}.",
    firmQuote:
      "Pour un total correspondant exactement à votre besoin, [demandez un devis](/quote).",
    perhaps: "Ceci pourrait vous aider :",
    whichNeed:
      "Je ne sais pas encore ce qui vous aiderait le plus. Qu’est-ce qui s’en approche, ou faut-il qu’une personne vous conseille ?",
    whichService: "De quel service parlez-vous ?",
    isThatIt: "Est-ce bien cela ?",
    isThatOrThese: "Est-ce bien cela, ou l’une de ces questions ?",
    ifYouMean: "Je ne suis pas sûre de vous avoir compris. Si vous demandez « {question} » :",
    orIfYouMean: "Ou, si vous demandez « {question} » :",
    unsure: "Je veux être sûre de bien vous comprendre. Est-ce l’une de ces questions ?",
    unknown:
      "Je ne le trouve pas sur nos pages, et je ne veux pas deviner. Une personne peut vous répondre : laissez votre adresse ici, ou écrivez-nous par la [page de contact](/contact).",
    nthUnknown:
      "Je ne trouve rien sur nos pages pour votre {nth} question. Une personne peut y répondre : laissez votre adresse ici, ou écrivez-nous par la [page de contact](/contact).",
    nthUnsure:
      "Je ne suis pas sûre d’avoir compris votre {nth} question. Est-ce l’une de celles ci-dessous ?",
    ...ofSeveral.fr,
    moreQuestions:
      "Voilà pour vos douze premières questions. Envoyez-moi les autres ensuite, s’il vous plaît.",
    noted: "Merci, j’ai noté {what}. Une personne de notre équipe vous y répondra.",
    notedPhone:
      "Merci, j’ai noté {what}. Une personne de notre équipe vous appellera ; nous répondons au téléphone {fact:phoneHoursFr}.",
    notedBoth: "Merci, j’ai noté {what}. Une personne de notre équipe vous recontactera.",
    didYouMean: "Vouliez-vous dire {address} ?",
    myAddressIs: "Mon adresse e-mail est {address}",
    askPrice: "Combien coûte {title} ?",
    askTime: "Combien de temps prend {title} ?",
    askIncluded: "Que comprend {title} ?",
  },
};
