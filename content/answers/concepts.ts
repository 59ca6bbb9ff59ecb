import { detailConcepts } from "./concepts-in-detail.ts";

/**
 * What people mean, whichever language and word they use: the beginnings of words, in small letters without accents,
 * that stand for one thing. A question shares them with a way to ask it, so that "Was kostet das?" is near "what's the
 * price". Several words make a phrase. In every language, as people mix them.
 */
export const concepts: Readonly<Record<string, string>> = {
  price:
    "price|pricing|cost|charge|expensive|cheap|fee|rate|how much|preis|kost|teuer|gunstig|gebuhr|was nehmt|precio|cuesta|cuanto|costo|coste|caro|barato|tarifa|prix|cout|combien|tarif|cher",
  budget: "budget|afford|presupuesto|leisten|spend|ausgeben|gastar|depenser",
  discount:
    "discount|rebate|deal|haggl|negotiat|lower price|knock|off the price|bit off|mates rates|bargain|special price|better price|cheaper for me|rabatt|nachlass|sonderpreis|runtergehen|entgegenkommen beim preis|descuento|rebaja|regate|mejor precio|remise|reduction|rabais|ristourne|petit geste|meilleur prix",
  time: "how long|how soon|how quick|deadline|turnaround|lead time|take long|days|weeks|wie lange|dauer|wie schnell|frist|tage|wochen|cuanto tiempo|tarda|plazo|dias|semanas|combien de temps|delai|duree|jours|semaines|until|live|ready|finish|fertig|listo|pret",
  rush: "rush|urgent|asap|hurry|express|tomorrow|eilig|dringend|sofort|morgen|urgente|prisa|manana|urgence|vite|demain",
  start:
    "start|begin|kick off|kickoff|get going|anfang|beginn|loslegen|empezar|comenzar|commencer|demarrer|debut",
  order: "order|buy|purchase|checkout|bestell|kauf|pedido|comprar|pedir|commande|acheter|achat",
  pay: "pay|payment|card|credit card|paypal|invoice|zahl|bezahl|karte|rechnung|uberweis|pagar|pago|tarjeta|factura|paiement|payer|carte|facture|virement|bank transfer|sepa",
  tax: "vat|tax|mwst|umsatzsteuer|steuer|iva|impuesto|tva|taxe",
  refund:
    "refund|money back|reimburs|chargeback|geld zuruck|erstatt|ruckerstatt|reembols|devoluc|dinero de vuelta|rembours",
  dislike:
    "don't like|dont like|not happy|unhappy|not satisfied|dissatisf|disappoint|gefallt nicht|nicht gefallt|unzufrieden|enttausch|no me gusta|insatisf|descontent|pas content|plait pas|decu",
  cancel:
    "cancel|stop the order|withdraw|stornier|widerruf|abbrech|kundig|cancelar|anular|annul|resili",
  revision:
    "revision|change|edit|tweak|adjust|correction|anderung|korrektur|anpass|cambio|modific|correccion|revision",
  support:
    "support|help desk|helpdesk|assist|hilfe|unterstutz|soporte|ayuda|asistencia|aide|assistance",
  broken:
    "broken|down|doesn't work|not working|isn't working|crash|outage|stopped|error|kaputt|funktioniert nicht|geht nicht|ausgefallen|storung|no funciona|caido|averia|en panne|marche pas|fonctionne pas|plante",
  complaint:
    "complain|complaint|terrible|awful|unacceptable|angry|beschwer|schlecht|queja|reclam|plainte|inadmissible",
  person:
    "human|real person|a person|someone|somebody|talk to|speak to|call me|mensch|mitarbeiter|jemand|sprechen mit|persona|alguien|hablar con|personne|quelqu'un|parler a|humain",
  phone:
    "phone|telephone|call you|ring|number|telefon|anruf|telefono|llamar|llamada|telephone|appel",
  hours:
    "opening hours|business hours|office hours|you open|are you open|you closed|when are you|offnungszeit|erreichbar|geoffnet|horario|abierto|horaires|ouvert",
  demo: "demo|sample|example|try|show me|probe|beispiel|vorfuhr|ausprobier|muestra|ejemplo|probar|exemple|essai|essayer|demonstration",
  booking:
    "book a|appointment|schedule|slot|calendar|termin|kalender|cita|reserva|agenda|calendario|rendez|reserver|calendrier",
  account:
    "account|sign in|log in|login|register|konto|anmeld|einlogg|registrier|cuenta|iniciar sesion|registr|compte|connexion|connecter|inscri",
  password: "password|passwort|kennwort|contrasena|clave|mot de passe",
  delete: "delete|erase|remove|losch|entfern|borrar|eliminar|suppr|effac",
  data: "data|daten|datos|donnees",
  privacy:
    "privacy|gdpr|dsgvo|datenschutz|rgpd|privacidad|proteccion de datos|confidential|vie privee|protection des donnees",
  train: "train|training|learn from|trainier|anlernen|entrenar|entrainer",
  security: "secur|encrypt|hack|safe|sicher|verschlussel|segur|cifrad|crypt|chiffr",
  contract:
    "contract|agreement|nda|terms|vertrag|vereinbarung|agb|geheimhaltung|contrato|acuerdo|condiciones|contrat|accord|conditions",
  ownership:
    "own the|ownership|owns|belong|copyright|intellectual|source code|gehort|eigentum|urheber|quellcode|nutzungsrecht|propiedad|pertenece|codigo fuente|appartient|propriete|droits|code source",
  company:
    "who are you|company|about you|your team|founder|behind|firma|unternehmen|wer seid|wer steckt|team|empresa|quienes sois|quienes son|equipo|entreprise|qui etes|societe|equipe",
  where:
    "where are you|located|location|based|office|wo sitzt|standort|buro|donde estan|ubicacion|oficina|ou etes|situe|bureau",
  jobs: "job|career|hiring|vacanc|apply|stelle|karriere|bewerb|empleo|trabajo con|vacante|emploi|carriere|recrut|postul",
  trust:
    "scam|trust|legit|ripped|rip off|reference|serios|seriose|abzock|de fiar|betrug|vertrau|referenz|estafa|confia|fiable|arnaque|confiance|serieux",
  reviews:
    "review|testimonial|case stud|portfolio|your clients|your customers|customers say|bewertung|fallstudie|kundenstimmen|opinion|resena|casos|sus clientes|vos clients|ihre kunden|eure kunden|avis|temoignage|etudes de cas|references",
  ai: "ai|artificial|ki|kunstlich|ia|inteligencia artificial|intelligence artificielle|gpt|chatgpt|model|llm",
  language:
    "language|english|german|spanish|french|multilingual|translat|sprache|deutsch|englisch|mehrsprach|ubersetz|idioma|ingles|espanol|aleman|traduc|multiling|langue|anglais|francais|allemand|traduct",
  chatbot:
    "chatbot|chat bot|bot|assistant|virtual assistant|live chat|asistente|chat en la web|assistant virtuel",
  website:
    "website|web site|site|homepage|internetseite|webseite|internetauftritt|sitio|pagina web|web de|site web|site internet",
  landing:
    "landing page|landingpage|one pager|onepager|pagina de aterrizaje|page d'atterrissage|launch page",
  app: "web app|webapp|application|software|tool|anwendung|aplicacion|herramienta|logiciel|outil",
  automation:
    "automat|workflow|zapier|make.com|n8n|copy by hand|manually|von hand|manuell|a mano|manual|a la main|manuel",
  form: "form|questionnaire|survey|intake|formular|fragebogen|umfrage|formulario|encuesta|formulaire|questionnaire|sondage",
  portal: "portal|client area|kundenbereich|kundenportal|area de clientes|espace client|portail",
  crm: "crm|hubspot|salesforce|pipedrive",
  leads: "lead|prospect|enquir|interessent|anfragen|clientes potenciales|contactos|prospects",
  video: "video|avatar|presenter|sprecher|moderator|presentador|presentateur",
  trading:
    "trading|tradingview|pine|pinescript|indicator|strategy|backtest|handel|indikator|borse|indicador|bolsa|indicateur|bourse",
  dashboard:
    "dashboard|chart|kpi|ubersicht|diagramm|panel|tablero|grafico|tableau de bord|graphique",
  design: "design|ui|ux|figma|layout|mockup|wireframe|entwurf|diseno|maquette|conception",
  consulting: "consult|advice|advise|architect|second opinion|berat|asesor|consejo|conseil",
  maintenance:
    "maintain|maintenance|updates|keep running|look after|wart|pflege|betreu|manten|actualiz|entretien|maintenance|suivi",
  hosting: "host|server|domain|hosten|webspace|alojamiento|servidor|dominio|heberg|serveur|domaine",
  seo: "seo|google|rank|search engine|suchmaschine|gefunden werden|buscador|posicion|referencement|moteur de recherche",
  content:
    "texts|copy|content|photos|pictures|images|texte|inhalte|bilder|fotos|textos|contenido|fotos|textes|contenu|photos",
  shop: "shop|store|ecommerce|e-commerce|onlineshop|tienda|boutique",
  email: "email|e-mail|mail|inbox|posteingang|postfach|correo|bandeja|courriel|boite",
  questions: "same questions|faq|keep asking|frequent|questions|fragen|preguntas|haufig|frecuente",
  connect:
    "connect|integrat|api|plug|sync|interface|anbind|schnittstelle|verbind|integr|conectar|conexion|connecter|relier|brancher",
  quote:
    "quote|estimate|proposal|offer|angebot|kostenvoranschlag|presupuesto|cotizacion|oferta|devis|offre|estimation",
  included:
    "include|included|what do i get|what's in|contain|enthalten|inklusive|dabei|bekomme|incluye|incluido|que recibo|inclus|compris|comprend",
  compare:
    "compare|difference|versus|vs|better|which one|unterschied|vergleich|besser|welche|diferencia|comparar|mejor|cual|difference|comparer|mieux|lequel",
  bigger: "bigger|larger|more|upgrade|next size|grosser|mehr|grande|mas|plus grand|superieur",
  guarantee:
    "guarantee|promise|warranty|garanti|gewahrleistung|versprech|garantia|promete|promesse",
  cookies: "cookie|track|tracking|analytics|nachverfolg|rastre|traceur",
  status: "status|progress|how far|stand|fortschritt|estado|avance|avancement",
  subscription:
    "subscription|monthly|per month|abo|monatlich|pro monat|suscripcion|mensual|abonnement|mensuel",
  install: "install|einbau|einbind|snippet|instalar|installer",
  instalments:
    "instalment|installment|milestone|in parts|split|deposit|upfront|half now|raten|anzahlung|vorkasse|teilzahl|plazos|anticipo|acompte|plusieurs fois|echelonn",
  double:
    "twice|double|two times|duplicate|doppel|dublett|duplic|doublon|zweimal|dos veces|doble|deux fois",
  receipt: "receipt|bill|invoice|quittung|beleg|rechnung|recibo|factura|recu|facture",
  method:
    "paypal|bitcoin|crypto|apple pay|google pay|klarna|amex|wire|visa|mastercard|sepa|lastschrift",
  currency: "euro|eur|dollar|usd|currency|pound|wahrung|moneda|devise|franken",
  happens:
    "what happens|next|after i|afterwards|what comes|wie geht es weiter|was passiert|que pasa|que se passe",
  who: "who does|who works|who builds|who will|wer macht|wer baut|quien hace|qui fait|freelancer|subcontract|offshore",
  need_from_me:
    "need from me|need from us|provide|prepare|bring|supply|liefern|brauchen sie von|vorbereit|necesitan de mi|aportar|fournir|preparer",
  login:
    "login|log in|sign in|signin|locked out|einlogg|anmeld|ausgesperrt|iniciar sesion|entrar|connect",
  code: "2fa|two factor|two-factor|authenticator|second factor|verification code|mfa|zwei-faktor|zweiter faktor|dos factores|deux facteurs",
  confirm: "confirm|verify|verification|activation|bestatig|verifiz|confirm|verific|valid",
  change: "change|update|edit|rename|switch|andern|wechsel|cambiar|modificar|changer|modifier",
  export: "export|download|copy of|herunterlad|exportier|descargar|telecharg",
  hacked:
    "hacked|stolen|someone logged|compromised|unauthori|gehackt|gestohlen|hackead|robad|pirat|vole",
  late: "late|delay|overdue|too long|waiting|verspat|zu spat|warte|tarde|retras|retard|attend",
  unanswered:
    "no answer|no reply|nobody|noone|ignored|ghost|vanish|disappear|keine antwort|niemand|meldet sich|no responde|nadie|desaparec|pas de reponse|personne ne|disparu",
  wrong: "wrong|mistake|error|incorrect|falsch|fehler|equivoc|incorrecto|faux|erreur",
  human_check:
    "robot|real person|human|are you a bot|bist du ein|echter mensch|eres un bot|eres humana|es-tu un|etes-vous un",
  accuracy:
    "accurate|accuracy|wrong answer|hallucinat|make things up|makes up|lies|reliable|falsche antwort|erfind|zuverlass|inventa|fiable|invente",
  unknown_to_bot:
    "doesn't know|does not know|can't answer|cannot answer|keine antwort weiss|nicht weiss|no sabe|ne sait pas",
  voice: "voice|accent|narrat|stimme|sprachausgabe|voz|acento|voix",
  subtitles: "subtitle|caption|untertitel|subtitul|sous-titre",
  mobile: "mobile|phone screen|responsive|tablet|smartphone|handy|movil|telephone portable",
  accessible: "accessib|wcag|screen reader|disab|barrierefrei|accesib|handicap",
  speed: "slow|loading|speed|performance|langsam|ladezeit|lento|velocidad|lent|rapide",
  old_site:
    "old website|outdated|existing site|redesign|relaunch|move my site|migrat|alte seite|veraltet|umzug|sitio actual|antigu|ancien site|refonte",
  cms: "wordpress|wix|squarespace|shopify|webflow|typo3|joomla|cms|edit myself|selbst andern|editar yo|modifier moi",
  ecommerce: "sell online|cart|checkout|webshop|online store|warenkorb|carrito|panier",
  train_staff:
    "teach|handover|hand over|show us how|documentation|einweis|ubergabe|schulung|entrega|capacit|formation|remise",
  small_start:
    "start small|pilot|proof of concept|poc|mvp|first version|klein anfangen|pilotprojekt|empezar pequeno|commencer petit",
  scale: "grow|scale|expand|later|erweiter|wachsen|ampliar|crecer|agrandir|evoluer",
  compare_diy:
    "myself|do it yourself|diy|chatgpt|freelancer|fiverr|upwork|nephew|selbst|selber|yo mismo|moi-meme|canva",
  profit: "profit|earn|win|returns|make money|gewinn|verdien|ganar|ganancia|gagner|benefice",
  availability: "uptime|availability|sla|downtime|verfugbar|ausfallzeit|disponib",
  breach: "breach|leak|datenpanne|leck|brecha|fuga|fuite|violation",
  certificate: "iso|soc 2|soc2|hipaa|certif|zertifi|pci",
  where_data:
    "stored|server location|in europe|eu server|gespeichert|serverstandort|almacen|heberge|stocke",
  processor:
    "processor|subprocessor|third party|openai|anthropic|sub-processor|auftragsverarbeit|unterauftrag|encargado|sous-traitant",
  refuse:
    "refuse|forbid|not allowed|deepfake|illegal|fake|spam|gambling|weapon|adult|ablehn|verboten|rechaz|prohib|refus|interdit",
  newsletter:
    "newsletter|waiting list|mailing list|community|warteliste|boletin|lista de espera|liste d'attente",
  press: "press|journalist|media kit|presse|prensa",
  partner:
    "partner|reseller|affiliate|referral|white label|commission|wiederverkauf|provision|socio|revend",
  timezone:
    "time zone|timezone|weekend|holiday|night|zeitzone|wochenende|feiertag|zona horaria|fin de semana|fuseau|week-end",
  years:
    "how long have you|since when|how many years|how old|seit wann|wie lange gibt|desde cuando|depuis quand",
  transcript:
    "transcript|copy of this chat|record of|save this chat|protokoll|verlauf|transcripcion|transcription|historique",
  api: "api|webhook|endpoint|sdk|rest|developer|entwickler|desarrollador|developpeur",
  studio:
    "studio|designer tool|build it myself|selbst gestalten|baukasten|disenar yo|concevoir moi",
  spreadsheet: "excel|spreadsheet|google sheet|csv|tabelle|hoja de calculo|tableur",
  retype:
    "retype|copy paste|copy and paste|typing|double entry|abtipp|abschreib|kopier|copiar y pegar|teclear|recopi|ressais",
  appointments:
    "appointment|booking|schedul|calendar|no show|termin|buchung|cita|reserva|rendez-vous|reservation",
  social: "instagram|facebook|tiktok|youtube|linkedin|whatsapp|social media|redes sociales|reseaux",
  parcel:
    "parcel|delivery status|where is my order|tracking|paket|lieferung|sendung|paquete|envio|colis|livraison",
  forget_leads:
    "forgotten|forget|slip through|lost track|follow up|vergess|geht unter|nachfass|olvid|se pierd|oubli|relanc",
  case_status:
    "status of their|how is my case|progress|sachstand|stand der|estado de su|avancement",
  explain:
    "explain|introduce|present|show what|erklar|vorstell|explicar|presentar|expliquer|presenter",
  advice:
    "not sure what|don't know what|where to begin|where do i start|recommend|weiss nicht|empfehl|no se que|recomend|ne sais pas|conseill",
  alert: "alert|alarm|notif|signal|benachrichtig|alerta|aviso|alerte",
  backtest: "backtest|past data|historical|strategy tester|ruckrechn|historic",
  seo_words: "found on google|ranking|search results|suchergebnis|posicionamiento|referenc",
  legal_text:
    "imprint|impressum|terms page|privacy policy page|legal notice|aviso legal|mentions legales",
  crisis_words:
    "suicid|kill myself|end my life|self harm|hurt myself|umbringen|selbstmord|suizid|matarme|suicid|me tuer",
  ...detailConcepts,
};
