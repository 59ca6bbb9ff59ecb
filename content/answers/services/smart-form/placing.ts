import type { CuratedAnswer } from "../../curated-answer.ts";

/** Where a smart form sits, and who gets at it. */
export const formPlacingAnswers: readonly CuratedAnswer[] = [
  {
    id: "form-where-it-sits",
    asks: {
      en: [
        "can the form go on my Wix site",
        "do I need a website for the form",
        "can the smart form be embedded in WordPress",
      ],
      de: ["Geht das Formular auf meiner Wix-Seite?", "Brauche ich eine Website für das Formular?"],
      es: [
        "¿el formulario funciona en mi página de Wix?",
        "¿necesito una web para tener el formulario?",
      ],
      fr: [
        "le formulaire marche-t-il sur mon site Wix ?",
        "faut-il un site pour avoir le formulaire ?",
      ],
    },
    says: {
      en: "Where you want it: you get embed code that fits into the page you have, on any site that lets you add code, or the form has a page of its own. So you don’t need a website for it; a link to its page is enough.",
      de: "Wo Sie möchten: Sie bekommen Code zum Einbetten in Ihre bestehende Seite, auf jeder Website, in die Sie Code einfügen dürfen, oder das Formular hat eine eigene Seite. Eine Website brauchen Sie dafür also nicht; ein Link auf seine Seite genügt.",
      es: "Donde usted quiera: recibe un código para insertarlo en su página actual, en cualquier sitio que permita añadir código, o el formulario tiene una página propia. Así que no necesita una web; basta con un enlace a su página.",
      fr: "Où vous voulez : vous recevez un code à intégrer dans votre page actuelle, sur tout site qui permet d’ajouter du code, ou le formulaire a sa propre page. Il ne vous faut donc pas de site ; un lien vers sa page suffit.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["existing-website", "form-recipients", "form-what-you-bring"],
  },
  {
    id: "form-spam-protection",
    asks: {
      en: [
        "does the form protect against spam",
        "will bots flood my form",
        "is there a captcha on the form",
      ],
      de: ["Ist das Formular gegen Spam geschützt?", "Hat das Formular ein Captcha?"],
      es: ["¿el formulario está protegido contra el spam?", "¿lleva captcha el formulario?"],
      fr: [
        "le formulaire est-il protégé contre le spam ?",
        "y a-t-il un captcha sur le formulaire ?",
      ],
    },
    says: {
      en: "Yes, every option has spam protection, and it works without picture puzzles, so your visitors don’t have to prove anything. Each entry is also checked again on the server before it is sent to you.",
      de: "Ja, jede Option hat einen Spamschutz, und zwar ohne Bilderrätsel: Ihre Besucher müssen nichts beweisen. Außerdem wird jeder Eintrag auf dem Server noch einmal geprüft, bevor er bei Ihnen ankommt.",
      es: "Sí, todas las opciones tienen protección contra el spam, y sin acertijos de imágenes: sus visitantes no tienen que demostrar nada. Además, cada respuesta se comprueba otra vez en el servidor antes de llegarle.",
      fr: "Oui, chaque formule a une protection contre le spam, et sans énigmes en images : vos visiteurs n’ont rien à prouver. De plus, chaque réponse est vérifiée une seconde fois sur le serveur avant de vous parvenir.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-checks", "form-recipients", "form-data-kept"],
  },
  {
    id: "form-edit-myself",
    asks: {
      en: [
        "can I change the form questions myself",
        "edit the form after it is delivered",
        "add a field to the form next year",
      ],
      de: ["Kann ich die Fragen im Formular selbst ändern?", "Das Formular später bearbeiten"],
      es: [
        "¿puedo cambiar yo las preguntas del formulario?",
        "modificar el formulario después de la entrega",
      ],
      fr: [
        "puis-je modifier moi-même les questions du formulaire ?",
        "modifier le formulaire après la livraison",
      ],
    },
    says: {
      en: "A form that you make in the [AI Design Studio](/ai-service-design) you change and publish yourself, with a free account. For one that we build, our pages name no editor: changes before delivery are revisions, and later ones are done in a month of [maintenance](/services/ongoing-maintenance) from {price:ongoing-maintenance}, or by anyone else, as it is yours.",
      de: "Ein Formular, das Sie im [AI Design Studio](/ai-service-design) anlegen, ändern und veröffentlichen Sie selbst, mit einem kostenlosen Konto. Für eines, das wir bauen, nennen unsere Seiten keinen Editor: Änderungen vor der Übergabe sind Überarbeitungen, spätere erledigt ein Monat [Wartung](/services/ongoing-maintenance) ab {price:ongoing-maintenance} oder jemand anders, denn es gehört Ihnen.",
      es: "Un formulario que usted crea en el [AI Design Studio](/ai-service-design) lo cambia y publica usted mismo, con una cuenta gratuita. Para uno hecho por nosotros, nuestras páginas no mencionan un editor: los cambios antes de la entrega son revisiones, y los posteriores se hacen en un mes de [mantenimiento](/services/ongoing-maintenance), desde {price:ongoing-maintenance}, o los hace otra persona, porque es suyo.",
      fr: "Un formulaire que vous créez dans l’[AI Design Studio](/ai-service-design), vous le modifiez et le publiez vous-même, avec un compte gratuit. Pour un formulaire que nous réalisons, nos pages ne mentionnent pas d’éditeur : les changements avant la livraison sont des révisions, les suivants se font dans un mois de [maintenance](/services/ongoing-maintenance), à partir de {price:ongoing-maintenance}, ou par quelqu’un d’autre, car il est à vous.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["changes-after-delivery", "studio"],
  },
  {
    id: "form-sign-in",
    asks: {
      en: [
        "can only my clients open the form",
        "password on the form",
        "do people have to register to fill in the form",
      ],
      de: ["Kann nur mein Kundenkreis das Formular öffnen?", "Passwort fürs Formular"],
      es: ["¿solo mis clientes pueden abrir el formulario?", "contraseña para el formulario"],
      fr: [
        "seuls mes clients peuvent-ils ouvrir le formulaire ?",
        "mot de passe pour le formulaire",
      ],
    },
    says: {
      en: "A sign-in isn’t among a form’s listed features, so nobody needs an account to fill it in. If clients should sign in and see what is theirs, a [client portal](/services/client-portal) from {price:client-portal} is made for that. For a form that only certain people may open, ask for a [quote](/quote).",
      de: "Eine Anmeldung gehört nicht zu den Funktionen im Katalog, zum Ausfüllen braucht also niemand ein Konto. Sollen Kunden sich anmelden und sehen, was ihnen gehört, ist ein [Kundenportal](/services/client-portal) ab {price:client-portal} dafür gemacht. Für ein Formular, das nur bestimmte Leute öffnen dürfen, fragen Sie ein [Angebot](/quote) an.",
      es: "El acceso con cuenta no figura entre las funciones de un formulario, así que nadie la necesita para rellenarlo. Si los clientes deben entrar y ver lo suyo, para eso está el [portal de clientes](/services/client-portal), desde {price:client-portal}. Para un formulario que solo puedan abrir ciertas personas, pida un [presupuesto](/quote).",
      fr: "La connexion ne figure pas parmi les fonctions d’un formulaire, personne n’a donc besoin d’un compte pour le remplir. Si vos clients doivent se connecter et voir ce qui les concerne, un [portail client](/services/client-portal), à partir de {price:client-portal}, est fait pour cela. Pour un formulaire réservé à certaines personnes, demandez un [devis](/quote).",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-data-kept", "form-which-fits"],
  },
];
