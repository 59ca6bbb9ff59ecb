import type { CuratedAnswer } from "../../curated-answer.ts";

/** How a one-minute video is made: the script, the pictures and what to bring. */
export const clipMakingAnswers: readonly CuratedAnswer[] = [
  {
    id: "clip-own-script",
    asks: {
      en: [
        "can I use my own script for the video",
        "we already wrote the text the presenter should say",
        "who writes what the avatar says",
      ],
      de: [
        "Kann ich für das Video ein eigenes Skript mitbringen?",
        "Wer schreibt, was der Avatar sagt?",
      ],
      es: ["¿puedo usar mi propio guion para el vídeo?", "quién escribe lo que dice el avatar"],
      fr: ["puis-je fournir mon propre script pour la vidéo ?", "qui écrit ce que dit l'avatar"],
    },
    says: {
      en: "We write it with you, and that is in the price: you send the facts that it must contain, and if you already have a text, we start from yours. It has to fit into {holds:ai-video-1min.one-video.seconds} seconds. Nothing is spoken until you have approved the script as text.",
      de: "Wir schreiben es mit Ihnen, das ist im Preis enthalten: Sie schicken die Fakten, die vorkommen müssen, und wenn Sie schon einen Text haben, gehen wir von Ihrem aus. Er muss in {holds:ai-video-1min.one-video.seconds} Sekunden passen. Gesprochen wird erst, wenn Sie das Skript als Text freigegeben haben.",
      es: "Lo escribimos con usted y está incluido en el precio: nos envía los datos que deben aparecer y, si ya tiene un texto, partimos del suyo. Tiene que caber en {holds:ai-video-1min.one-video.seconds} segundos. No se locuta nada hasta que usted ha aprobado el guion como texto.",
      fr: "Nous l’écrivons avec vous, c’est compris dans le prix : vous envoyez les informations indispensables et, si vous avez déjà un texte, nous partons du vôtre. Il doit tenir en {holds:ai-video-1min.one-video.seconds} secondes. Rien n’est dit à l’écran avant que vous ayez validé le script sous forme de texte.",
    },
    page: "/tutorials/video-agents#write-a-script-that-fits",
    service: "ai-video-1min",
    next: ["clip-longer", "video-how", "video-revisions"],
  },
  {
    id: "clip-products",
    asks: {
      en: [
        "can my products be shown in the one-minute video",
        "will the clip show pictures of our shop",
        "can the presenter stand in front of our own workshop",
      ],
      de: [
        "Kann man im kurzen Video meine Produkte zeigen?",
        "kann der Avatar vor unserer eigenen Werkstatt stehen",
      ],
      es: [
        "¿se pueden mostrar mis productos en el vídeo de un minuto?",
        "el presentador delante de nuestro taller, ¿se puede?",
      ],
      fr: [
        "peut-on montrer mes produits dans la vidéo d'une minute ?",
        "l'avatar devant notre propre atelier, c'est possible ?",
      ],
    },
    says: {
      en: "The one-minute video shows the presenter in front of an office, a studio or a picture of your own, such as your shop, with your logo and colours. Product pictures and screens aren’t listed for it: the video sales letter includes up to {holds:vsl-ai-host.three-minutes.pictures} of them, from {price:vsl-ai-host}. Cutting in footage of yours is something we quote.",
      de: "Das einminütige Video zeigt den Moderator vor einem Büro, einem Studio oder einem eigenen Bild, zum Beispiel von Ihrem Laden, mit Ihrem Logo und Ihren Farben. Produktbilder und Screenshots sind dafür nicht vorgesehen: Das Verkaufsvideo enthält bis zu {holds:vsl-ai-host.three-minutes.pictures} davon, ab {price:vsl-ai-host}. Eigene Filmaufnahmen einzuschneiden bieten wir gesondert an.",
      es: "El vídeo de un minuto muestra al presentador ante una oficina, un estudio o una imagen suya, por ejemplo de su tienda, con su logo y sus colores. Las fotos de producto y las capturas no figuran en él: el vídeo de ventas incluye hasta {holds:vsl-ai-host.three-minutes.pictures}, desde {price:vsl-ai-host}. Insertar grabaciones suyas se presupuesta aparte.",
      fr: "La vidéo d’une minute montre le présentateur devant un bureau, un studio ou une image à vous, par exemple votre boutique, avec votre logo et vos couleurs. Les photos de produits et captures d’écran n’y sont pas prévues : la vidéo de vente en comprend jusqu’à {holds:vsl-ai-host.three-minutes.pictures}, à partir de {price:vsl-ai-host}. Y insérer vos propres séquences fait l’objet d’un devis.",
    },
    page: "/services/ai-video-1min",
    service: "ai-video-1min",
    next: ["video-which-fits", "clip-bring"],
  },
  {
    id: "clip-bring",
    asks: {
      en: [
        "what do I have to prepare for the one-minute video",
        "which material do you need from us for the presenter clip",
        "is my logo as a jpg good enough for the video",
      ],
      de: [
        "Was muss ich für das einminütige Video vorbereiten?",
        "welches Material braucht ihr von uns für den Clip",
      ],
      es: [
        "¿qué tengo que preparar para el vídeo de un minuto?",
        "qué material necesitan de nosotros para el clip",
      ],
      fr: [
        "que dois-je préparer pour la vidéo d'une minute ?",
        "quel matériel vous faut-il de nous pour le clip",
      ],
    },
    says: {
      en: "Your logo, your colours, the facts that the script must contain, and one person who decides. A logo as a vector file stays sharp at every size; a screenshot doesn’t. No photos or recordings of you are needed, as the avatar isn’t a real person; a picture for the background is optional.",
      de: "Ihr Logo, Ihre Farben, die Fakten, die das Skript enthalten muss, und eine Person, die entscheidet. Ein Logo als Vektordatei bleibt in jeder Größe scharf, ein Screenshot nicht. Fotos oder Aufnahmen von Ihnen sind nicht nötig, denn der Avatar ist kein echter Mensch; ein eigenes Hintergrundbild ist freiwillig.",
      es: "Su logo, sus colores, los datos que debe contener el guion y una persona que decida. Un logo vectorial se ve nítido en cualquier tamaño; una captura de pantalla, no. No hacen falta fotos ni grabaciones suyas, porque el avatar no es una persona real; una imagen propia de fondo es opcional.",
      fr: "Votre logo, vos couleurs, les informations que le script doit contenir et une personne qui décide. Un logo vectoriel reste net à toutes les tailles, pas une capture d’écran. Aucune photo ni aucun enregistrement de vous n’est nécessaire, car l’avatar n’est pas une personne réelle ; une image de fond à vous est facultative.",
    },
    page: "/tutorials/video-agents#bring-in-your-brand",
    service: "ai-video-1min",
    next: ["order-what-we-need", "clip-own-script"],
  },
  {
    id: "clip-pronunciation",
    asks: {
      en: [
        "will the avatar pronounce our company name correctly",
        "our brand name is tricky to say, how does the voice know",
        "can I tell the presenter how to say a word",
      ],
      de: [
        "Spricht der Avatar unseren Firmennamen richtig aus?",
        "kann ich vorgeben, wie ein Wort im Video gesprochen wird",
      ],
      es: [
        "¿el avatar pronuncia bien el nombre de nuestra empresa?",
        "puedo indicar cómo se dice una palabra en el vídeo",
      ],
      fr: [
        "l'avatar prononce-t-il bien le nom de notre entreprise ?",
        "puis-je indiquer comment dire un mot dans la vidéo",
      ],
    },
    says: {
      en: "Tell us before it is spoken: put names, products and special terms on a short list with how each is said, and write figures the way they are spoken. If a word still sounds wrong in the first version, put it on your list of changes; {holds:ai-video-1min.one-video.revisions} revisions of each video are included.",
      de: "Sagen Sie es uns, bevor gesprochen wird: Schreiben Sie Namen, Produkte und Fachwörter mit ihrer Aussprache auf eine kurze Liste und Zahlen so, wie man sie spricht. Klingt ein Wort in der ersten Fassung noch falsch, kommt es auf Ihre Änderungsliste; {holds:ai-video-1min.one-video.revisions} Änderungsrunden je Video sind enthalten.",
      es: "Díganoslo antes de que se locute: anote en una lista breve los nombres, productos y términos con su pronunciación, y escriba las cifras como se dicen. Si una palabra sigue sonando mal en la primera versión, póngala en su lista de cambios; cada vídeo incluye {holds:ai-video-1min.one-video.revisions} revisiones.",
      fr: "Dites-le-nous avant l’enregistrement : notez dans une courte liste les noms, produits et termes avec leur prononciation, et écrivez les chiffres comme on les dit. Si un mot sonne encore mal dans la première version, mettez-le dans votre liste de changements ; chaque vidéo comprend {holds:ai-video-1min.one-video.revisions} révisions.",
    },
    page: "/tutorials/video-agents#make-it-speak-other-languages",
    service: "ai-video-1min",
    next: ["video-revisions", "clip-own-script"],
  },
  {
    id: "clip-claims",
    asks: {
      en: [
        "may the avatar say that we are the cheapest in town",
        "who is responsible for what the presenter says in the clip",
        "can the video promise that my treatment works",
      ],
      de: [
        "Darf der Avatar sagen, dass wir die Günstigsten sind?",
        "wer haftet für das, was der Sprecher im Clip sagt",
      ],
      es: [
        "¿el avatar puede decir que somos los más baratos?",
        "quién responde de lo que dice el presentador en el clip",
      ],
      fr: [
        "l'avatar peut-il dire que nous sommes les moins chers ?",
        "qui est responsable de ce que dit le présentateur dans le clip",
      ],
    },
    says: {
      en: "You are responsible for what the avatar says, so put only what you can prove into the script; you approve it before it is spoken. A real person may be named or quoted only with their written consent. What a law allows in your trade is a legal question that we can’t answer for you.",
      de: "Für das, was der Avatar sagt, sind Sie verantwortlich; ins Skript gehört also nur, was Sie belegen können, und Sie geben es frei, bevor es gesprochen wird. Ein echter Mensch darf nur mit schriftlicher Einwilligung genannt oder zitiert werden. Was das Recht in Ihrer Branche erlaubt, ist eine Rechtsfrage, die wir nicht für Sie beantworten können.",
      es: "De lo que dice el avatar responde usted, así que incluya en el guion solo lo que pueda demostrar; lo aprueba antes de que se locute. A una persona real solo se la puede nombrar o citar con su consentimiento por escrito. Qué permite la ley en su sector es una cuestión jurídica que no podemos responder por usted.",
      fr: "Vous êtes responsable de ce que dit l’avatar : ne mettez dans le script que ce que vous pouvez prouver ; vous le validez avant l’enregistrement. Une personne réelle ne peut être nommée ou citée qu’avec son accord écrit. Ce que la loi permet dans votre métier est une question juridique à laquelle nous ne pouvons pas répondre pour vous.",
    },
    page: "/tutorials/video-agents#write-a-script-that-fits",
    service: "ai-video-1min",
    next: ["liability", "ai-refuse", "clip-own-script"],
  },
];
