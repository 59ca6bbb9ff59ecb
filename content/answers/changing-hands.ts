import type { CuratedAnswer } from "./curated-answer.ts";

/** How long a sign-in lasts, and accounts and orders that change hands. */
export const changingHands: readonly CuratedAnswer[] = [
  {
    id: "account-stay-signed-in",
    asks: {
      en: [
        "how long do I stay signed in",
        "what does remember me do",
        "why am I logged out every morning",
        "session length",
        "it keeps asking for my password each time I open chrome",
        "automatic logout after how many minutes",
        "stay logged in on my phone",
        "do I have to enter my password daily",
      ],
      de: [
        "Wie lange bleibe ich angemeldet?",
        "was bewirkt remember me",
        "warum muss ich mich jeden morgen neu einloggen",
        "automatische abmeldung nach wieviel minuten",
      ],
      es: [
        "¿Cuánto tiempo permanezco conectado?",
        "para qué sirve remember me",
        "me pide la contraseña cada vez que abro el navegador",
        "cierre de sesión automático",
      ],
      fr: [
        "Combien de temps est-ce que je reste connecté ?",
        "à quoi sert remember me",
        "je dois me reconnecter chaque matin",
        "déconnexion automatique au bout de combien",
      ],
    },
    says: {
      en: "Until you close the browser; if you tick Remember me when you sign in, for {fact:rememberedDays} days on that device. In your settings, under Sessions, you see where you are signed in and can end each session. Leave the box empty on a computer that others use.",
      de: "Bis Sie den Browser schließen; wenn Sie beim Anmelden „Remember me“ ankreuzen, {fact:rememberedDays} Tage lang auf diesem Gerät. In den Einstellungen sehen Sie unter „Sessions“, wo Sie angemeldet sind, und können jede Sitzung beenden. Lassen Sie das Kästchen an einem Computer leer, den auch andere benutzen.",
      es: "Hasta que cierra el navegador; si marca «Remember me» al iniciar sesión, {fact:rememberedDays} días en ese dispositivo. En los ajustes, en «Sessions», ve dónde tiene la sesión abierta y puede cerrar cada una. Deje la casilla vacía en un ordenador que usen otras personas.",
      fr: "Jusqu’à la fermeture du navigateur ; si vous cochez « Remember me » en vous connectant, {fact:rememberedDays} jours sur cet appareil. Dans vos paramètres, sous « Sessions », vous voyez où vous êtes connecté et pouvez fermer chaque session. Laissez la case vide sur un ordinateur que d’autres utilisent.",
    },
    page: "/login",
    next: ["account-hacked", "two-factor", "cookies"],
  },
  {
    id: "account-merge",
    asks: {
      en: [
        "can I merge two accounts",
        "I have two logins with you, make it one",
        "hand my account over to my successor",
        "I'm leaving the company, who takes my account",
        "combine accounts",
        "registered twice by mistake with different emails",
        "new office manager takes over from me, what about the login",
        "pass the account on to the next chairperson",
      ],
      de: [
        "Kann ich zwei Konten zusammenlegen?",
        "ich habe zwei logins, will nur einen",
        "konto an nachfolger übergeben",
        "ich verlasse die firma, was wird aus dem konto",
      ],
      es: [
        "¿Puedo unir dos cuentas?",
        "me registré dos veces",
        "pasar mi cuenta a quien me sustituye",
        "dejo la empresa, qué pasa con la cuenta",
      ],
      fr: [
        "Puis-je fusionner deux comptes ?",
        "je me suis inscrit deux fois",
        "transmettre mon compte à mon successeur",
        "je quitte l'entreprise, que devient le compte",
      ],
    },
    says: {
      en: "There is no function that merges two accounts: write to {fact:support} from both addresses, and a person tells you what can be done. To hand yours to a successor, change its name and email address to theirs in your settings, under Profile; they then set a password of their own. If you leave and the work goes on, your successor can also open an account, and {fact:support} sees to the orders.",
      de: "Eine Funktion, die zwei Konten zusammenlegt, gibt es nicht: Schreiben Sie von beiden Adressen an {fact:support}, und ein Mensch sagt Ihnen, was möglich ist. Um Ihres zu übergeben, ändern Sie in den Einstellungen unter „Profile“ Namen und E-Mail-Adresse auf die Ihres Nachfolgers; danach setzt er ein eigenes Passwort. Er kann auch ein eigenes Konto anlegen, und {fact:support} kümmert sich um die Bestellungen.",
      es: "No hay ninguna función que una dos cuentas: escriba a {fact:support} desde ambas direcciones y una persona le dice qué se puede hacer. Para dejar la suya a su sucesor, cambie en los ajustes, en «Profile», el nombre y el correo por los de esa persona, que después pone su propia contraseña. También puede abrir una cuenta propia, y {fact:support} se ocupa de los pedidos.",
      fr: "Aucune fonction ne fusionne deux comptes : écrivez à {fact:support} depuis les deux adresses, et une personne vous dit ce qui est possible. Pour confier le vôtre à un successeur, remplacez dans les paramètres, sous « Profile », le nom et l’adresse e-mail par les siens ; il choisit ensuite son propre mot de passe. Il peut aussi ouvrir son compte, et {fact:support} s’occupe des commandes.",
    },
    page: "/portal/settings",
    next: ["account-change-email", "account-shared", "portal-guest-orders"],
  },
  {
    id: "order-other-company",
    asks: {
      en: [
        "can an order be moved to another company after payment",
        "receipt should be made out to a different firm",
        "I bought it privately but it must run through my ltd",
        "wrong company on the order, already paid",
        "we split the business and the other half keeps the website",
        "change the buyer afterwards",
        "transfer order to my client's name",
        "the receipt has my name, the tax man wants the company's",
      ],
      de: [
        "Kann eine Bestellung nach der Zahlung auf ein anderes Unternehmen übertragen werden?",
        "beleg auf andere firma ausstellen",
        "privat bestellt, soll aber über die gmbh laufen",
        "falsche firma auf der rechnung, schon bezahlt",
      ],
      es: [
        "¿Se puede pasar un pedido a otra empresa después de pagarlo?",
        "el recibo tiene que ir a nombre de otra sociedad",
        "lo compré como particular y debe ir por mi sl",
        "cambiar el comprador",
      ],
      fr: [
        "Une commande peut-elle passer à une autre société après le paiement ?",
        "reçu au nom d'une autre entreprise",
        "acheté en mon nom, ça doit passer par ma sarl",
        "changer l'acheteur après coup",
      ],
    },
    says: {
      en: "The name and company on a receipt come from your account’s settings, so change them there and open the receipt again. Moving a paid order to another company or account isn’t something our pages describe: write to {fact:support} with the order number and both names, and a person tells you what is possible. The payment itself stays with the card that was used.",
      de: "Name und Unternehmen auf einem Beleg kommen aus den Einstellungen Ihres Kontos: Ändern Sie sie dort und öffnen Sie den Beleg noch einmal. Dass eine bezahlte Bestellung auf ein anderes Unternehmen oder Konto übergeht, beschreiben unsere Seiten nicht: Schreiben Sie mit der Bestellnummer und beiden Namen an {fact:support}, und ein Mensch sagt Ihnen, was möglich ist. Die Zahlung selbst bleibt bei der verwendeten Karte.",
      es: "El nombre y la empresa de un recibo salen de los ajustes de su cuenta: cámbielos allí y vuelva a abrir el recibo. Nuestras páginas no describen cómo pasar un pedido pagado a otra empresa o cuenta: escriba a {fact:support} con el número de pedido y ambos nombres, y una persona le dice qué se puede hacer. El pago en sí queda en la tarjeta que se usó.",
      fr: "Le nom et l’entreprise d’un reçu viennent des paramètres de votre compte : modifiez-les là, puis rouvrez le reçu. Le transfert d’une commande payée à une autre entreprise ou à un autre compte n’est pas décrit sur nos pages : écrivez à {fact:support} avec le numéro de commande et les deux noms, et une personne vous dit ce qui est possible. Le paiement lui-même reste sur la carte utilisée.",
    },
    page: "/portal/settings",
    next: ["pay-receipt", "account-change-name", "account-shared"],
  },
];
