import type { CuratedAnswer } from "./curated-answer.ts";

/** Communities, newsletters, networks. */
export const stayingInTouch: readonly CuratedAnswer[] = [
  {
    id: "community",
    asks: {
      en: [
        "Is there a community?",
        "forum for users",
        "discord or slack group",
        "when does the community open",
        "join the waiting list",
        "where can i meet other customers",
        "user group",
        "take me off the waiting list",
        "do you have a community",
        "do you have a forum",
        "do you have a discord",
        "is there a user group",
      ],
      de: [
        "Gibt es eine Community?",
        "habt ihr ein forum oder discord",
        "Wann startet die Community?",
        "auf die Warteliste setzen",
        "habt ihr ein forum",
        "gibt es einen discord",
      ],
      es: [
        "¿Tienen una comunidad?",
        "foro o grupo de discord",
        "cuándo abre la comunidad",
        "apuntarme a la lista de espera",
        "tienen comunidad",
        "hay un foro",
        "tienen discord",
      ],
      fr: [
        "Avez-vous une communauté ?",
        "forum ou groupe discord",
        "quand ouvre la communauté",
        "m'inscrire sur la liste d'attente",
        "y a-t-il un forum",
        "avez-vous un discord",
      ],
    },
    says: {
      en: "Not yet, and there is no date. Leave your address on the community page and we write to you once, when it opens, and about nothing else. To get off the list, write to {fact:support}.",
      de: "Noch nicht, und ein Datum gibt es nicht. Hinterlassen Sie Ihre Adresse auf der Community-Seite, dann schreiben wir Ihnen ein einziges Mal, wenn sie öffnet. Wenn Sie von der Liste möchten, schreiben Sie an {fact:support}.",
      es: "Todavía no, y no hay fecha. Deje su correo en la página de la comunidad y le escribimos una sola vez, cuando abra. Para salir de la lista, escriba a {fact:support}.",
      fr: "Pas encore, et aucune date n’est fixée. Laissez votre adresse sur la page de la communauté et nous vous écrirons une seule fois, à l’ouverture. Pour quitter la liste, écrivez à {fact:support}.",
    },
    page: "/community",
    next: ["newsletter", "tutorials"],
  },
  {
    id: "newsletter",
    asks: {
      en: [
        "Do you have a newsletter?",
        "subscribe to updates",
        "blog?",
        "unsubscribe me from your emails",
        "will you send me marketing mail",
        "stop emailing me",
        "can i subscribe to your newsletter",
        "do you have a blog",
        "unsubscribe",
      ],
      de: [
        "Gibt es einen Newsletter?",
        "Ich möchte keine E-Mails mehr",
        "habt ihr einen blog",
        "Haben Sie einen Newsletter?",
      ],
      es: ["¿Tienen boletín?", "no quiero más correos", "tienen blog"],
      fr: ["Avez-vous une newsletter ?", "je ne veux plus d'e-mails", "avez-vous un blog"],
    },
    says: {
      en: "There is no newsletter and no blog, and we send no advertising: only emails about what you asked for or ordered. Social networks on which we have an account are linked at the foot of each page. If you get an email you don’t want, write to {fact:support}.",
      de: "Einen Newsletter oder Blog gibt es nicht, und Werbung verschicken wir nicht: nur E-Mails zu dem, was Sie angefragt oder bestellt haben. Soziale Netzwerke, in denen wir ein Konto haben, sind am Fuß jeder Seite verlinkt. Wenn Sie eine E-Mail von uns nicht möchten, schreiben Sie an {fact:support}.",
      es: "No hay boletín ni blog, y no enviamos publicidad: solo correos sobre lo que ha pedido o consultado. Las redes sociales en las que tenemos cuenta están enlazadas al pie de cada página. Si no quiere algún correo nuestro, escriba a {fact:support}.",
      fr: "Il n’y a ni newsletter ni blog, et nous n’envoyons pas de publicité : seulement des e-mails sur ce que vous avez demandé ou commandé. Les réseaux sociaux où nous avons un compte sont indiqués au bas de chaque page. Si un de nos e-mails vous gêne, écrivez à {fact:support}.",
    },
    page: "/community",
    next: ["community", "support-contact"],
  },
];
