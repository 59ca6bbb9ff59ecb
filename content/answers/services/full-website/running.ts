import type { CuratedAnswer } from "../../curated-answer.ts";

/** Who changes a whole website and looks after it once it is live. */
export const wholeSiteRunningAnswers: readonly CuratedAnswer[] = [
  {
    id: "whole-site-editor-limits",
    asks: {
      en: [
        "can I add a new page to the website myself later",
        "what can I change in the website editor and what not",
        "can I move blocks around in the site editor",
      ],
      de: [
        "Kann ich später selbst eine neue Seite zur Website hinzufügen?",
        "Was kann ich im Editor der Website ändern und was nicht",
      ],
      es: [
        "¿Puedo añadir yo una página nueva a la web más adelante?",
        "qué puedo cambiar en el editor de la web y qué no",
      ],
      fr: [
        "puis-je ajouter moi-même une page au site plus tard ?",
        "que peut-on modifier dans l’éditeur du site et que ne peut-on pas",
      ],
    },
    says: {
      en: "The editor is for texts and pictures, and you fill the news section yourself where your option has one. New pages and other layouts aren’t listed for it: we make them with a month of [maintenance](/services/ongoing-maintenance) from {price:ongoing-maintenance}, if its hours are enough, or for a [quote](/quote). The code is yours, so any developer can add to it, too.",
      de: "Der Editor ist für Texte und Bilder da, und den Newsbereich füllen Sie selbst, wenn Ihre Option einen hat. Neue Seiten und andere Layouts sind dafür nicht vorgesehen: Die machen wir in einem Monat [Wartung](/services/ongoing-maintenance) ab {price:ongoing-maintenance}, wenn deren Stunden reichen, oder nach [Angebot](/quote). Der Code gehört Ihnen, also kann ihn auch jeder andere Entwickler erweitern.",
      es: "El editor sirve para textos e imágenes, y la sección de noticias la llena usted si su opción la incluye. Las páginas nuevas u otros diseños no figuran en él: los hacemos con un mes de [mantenimiento](/services/ongoing-maintenance) desde {price:ongoing-maintenance}, si bastan sus horas, o con un [presupuesto](/quote). El código es suyo, así que también puede ampliarlo cualquier desarrollador.",
      fr: "L’éditeur sert aux textes et aux images, et vous remplissez vous-même les actualités si votre formule les comprend. Les nouvelles pages ou d’autres mises en page n’y sont pas prévues : nous les faisons avec un mois de [maintenance](/services/ongoing-maintenance) à partir de {price:ongoing-maintenance}, si ses heures suffisent, ou sur [devis](/quote). Le code est à vous, tout autre développeur peut donc aussi le compléter.",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["website-edit-myself", "changes-after-delivery", "website-blog"],
  },
  {
    id: "whole-site-training",
    asks: {
      en: [
        "will you show us how to use the website editor",
        "is training on the new website included",
        "how long is the website training",
      ],
      de: [
        "Zeigen Sie uns, wie man den Editor der Website bedient?",
        "Ist eine Schulung für die neue Website dabei",
      ],
      es: [
        "¿Nos enseñan a usar el editor de la web?",
        "la formación sobre la web nueva está incluida",
      ],
      fr: [
        "nous montrez-vous comment utiliser l’éditeur du site ?",
        "une formation au nouveau site est-elle comprise",
      ],
    },
    says: {
      en: "Yes, an hour of training is included in every website option. It is recorded, so you and your colleagues can watch it again, and people who join later can learn from it. If you want more, an hour of [consulting](/services/tech-consulting) is {price:tech-consulting.one-hour}.",
      de: "Ja, in jeder Website-Option ist eine Stunde Schulung enthalten. Sie wird aufgezeichnet; Sie und Ihre Kollegen können sie also noch einmal ansehen, und wer später dazukommt, lernt daraus. Wenn Sie mehr möchten, kostet eine Stunde [Beratung](/services/tech-consulting) {price:tech-consulting.one-hour}.",
      es: "Sí, todas las opciones de web incluyen una hora de formación. Queda grabada, así que usted y sus compañeros pueden volver a verla, y quien se incorpore después puede aprender con ella. Si quiere más, una hora de [consultoría](/services/tech-consulting) cuesta {price:tech-consulting.one-hour}.",
      fr: "Oui, une heure de formation est comprise dans chaque formule de site. Elle est enregistrée : vous et vos collègues pouvez la revoir, et ceux qui arrivent plus tard peuvent s’en servir. S’il vous en faut plus, une heure de [conseil](/services/tech-consulting) coûte {price:tech-consulting.one-hour}.",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["training-for-the-team", "website-edit-myself", "website-editors"],
  },
  {
    id: "whole-site-upkeep",
    asks: {
      en: [
        "who looks after the website once it is online",
        "does the website need updates every month",
        "do I have to sign a maintenance contract for the site",
      ],
      de: [
        "Wer kümmert sich um die Website, wenn sie online ist?",
        "Braucht die Website jeden Monat Updates",
      ],
      es: [
        "¿Quién cuida la web cuando ya está en línea?",
        "la web necesita actualizaciones cada mes",
      ],
      fr: [
        "qui s’occupe du site une fois en ligne ?",
        "le site a-t-il besoin de mises à jour chaque mois",
      ],
    },
    says: {
      en: "You can look after it yourself: it consists of static pages without plugins to update, and you change texts and pictures in the editor. For {fact:supportDays} days after delivery we fix what doesn’t work as agreed. After that, monitoring, backups and changes are yours to order by the month, from {price:ongoing-maintenance}; nothing renews by itself.",
      de: "Das können Sie selbst: Sie besteht aus statischen Seiten ohne Plugins, die man aktualisieren müsste, und Texte und Bilder ändern Sie im Editor. {fact:supportDays} Tage nach der Lieferung beheben wir, was nicht wie vereinbart funktioniert. Danach können Sie Überwachung, Backups und Änderungen monatsweise bestellen, ab {price:ongoing-maintenance}; nichts verlängert sich von selbst.",
      es: "Puede cuidarla usted: son páginas estáticas sin plugins que actualizar, y los textos e imágenes los cambia en el editor. Durante {fact:supportDays} días tras la entrega arreglamos lo que no funcione según lo acordado. Después puede pedir vigilancia, copias de seguridad y cambios por meses, desde {price:ongoing-maintenance}; nada se renueva solo.",
      fr: "Vous pouvez vous en occuper vous-même : ce sont des pages statiques, sans extensions à mettre à jour, et vous changez textes et images dans l’éditeur. Pendant {fact:supportDays} jours après la livraison, nous réparons ce qui ne fonctionne pas comme convenu. Ensuite, surveillance, sauvegardes et modifications se commandent au mois, à partir de {price:ongoing-maintenance} ; rien ne se renouvelle tout seul.",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["changes-after-delivery", "price-running-costs", "support-after"],
  },
  {
    id: "whole-site-security",
    asks: {
      en: [
        "can the website you build be hacked",
        "our old wordpress got hacked, is your site safer",
        "how secure is a website from you",
      ],
      de: [
        "Kann die Website, die Sie bauen, gehackt werden?",
        "Unser altes WordPress wurde gehackt, ist Ihre Website sicherer",
      ],
      es: ["¿Pueden hackear la web que hacen?", "nos hackearon el WordPress, su web es más segura"],
      fr: [
        "le site que vous faites peut-il être piraté ?",
        "notre ancien WordPress a été piraté, votre site est-il plus sûr",
      ],
    },
    says: {
      en: "No site is beyond attack, but there is little to break into here: it consists of static pages without plugins to update, and its contents lie in your own repository. Keep the sign-ins to your domain, host and repository safe. Daily backups and monitoring every five minutes come with [maintenance](/services/ongoing-maintenance) from {price:ongoing-maintenance} a month.",
      de: "Unangreifbar ist keine Website, aber hier gibt es wenig, in das man einbrechen könnte: Sie besteht aus statischen Seiten ohne Plugins, und ihre Inhalte liegen in Ihrem eigenen Repository. Schützen Sie die Zugänge zu Domain, Hosting und Repository. Tägliche Backups und Überwachung alle fünf Minuten gibt es mit der [Wartung](/services/ongoing-maintenance) ab {price:ongoing-maintenance} im Monat.",
      es: "Ninguna web es invulnerable, pero aquí hay poco que asaltar: son páginas estáticas sin plugins que actualizar, y sus contenidos están en su propio repositorio. Proteja los accesos al dominio, al alojamiento y al repositorio. Las copias diarias y la vigilancia cada cinco minutos vienen con el [mantenimiento](/services/ongoing-maintenance) desde {price:ongoing-maintenance} al mes.",
      fr: "Aucun site n’est inattaquable, mais celui-ci offre peu de prise : ce sont des pages statiques sans extensions à mettre à jour, et son contenu se trouve dans votre propre dépôt. Protégez les accès au domaine, à l’hébergement et au dépôt. Des sauvegardes quotidiennes et une surveillance toutes les cinq minutes viennent avec la [maintenance](/services/ongoing-maintenance) à partir de {price:ongoing-maintenance} par mois.",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["whole-site-upkeep", "backups", "hosting-who"],
  },
];
