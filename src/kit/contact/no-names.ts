const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Begin a sentence, or stand where a name could, in English, German, Spanish and French. In small letters. */
const beginnings =
  list(`i i'm it it's its we we're you yes no yep nope ok okay oh ah hm hmm thanks thank thx ty please hello hi
  hey hiya howdy dear good morning afternoon evening greetings cheers great cool nice perfect super fine sure right wonderful
  awesome brilliant lovely alright excellent sounds looks actually sorry oops pardon do does did can could would should is are
  was what how when where why who which our my your his her their if and but so for in on at or not just also very still here
  there back the a an this that these those any some all one two three now then well anyway maybe perhaps looking interested trying wondering
  happy afraid calling writing call email mail phone write send reach contact let's regards best kind monday tuesday wednesday thursday friday
  saturday sunday today tomorrow tonight yesterday asap urgent soon later budget name address company number order price total
  project question answer quote offer enquiry inquiry request message anfrage bestellung nachricht mensaje consulta solicitud pedido demande commande from to with by of about as because before after until while since unless between
  ich wir du sie er der die das den dem ein eine mein meine unser unsere ihr ihre was wie wann wo wer warum guten gute tag morgen
  abend hallo moin servus grüß gruß grüße danke bitte ja nein doch gut super prima klar alles gerne vielleicht also aber und oder
  wenn weil entschuldigung viele mit freundlichen montag dienstag mittwoch donnerstag freitag samstag sonntag heute budget
  angebot preis rückruf frage firma betrieb kundin kunde herr frau sehr geehrte damen herren im am zum zur bei von aus auf nach vor
  hola buenos buenas días tardes noches gracias saludos por favor sí no vale claro perfecto genial bien muy qué cómo cuándo dónde
  quién cuánto nos nosotros yo el la los las un una mi nuestro nuestra su es son somos estoy perdón disculpe lunes martes miércoles
  jueves viernes sábado domingo mañana hoy ayer empresa señor señora para con sin pero entonces
  bonjour bonsoir salut merci oui non d'accord parfait super très bien bon bonne je j'ai j'aimerais nous vous on il elle le les un
  une des du mon ma mes notre nos votre c'est est-ce quel quelle quand où qui combien comment pourquoi pardon désolé désolée lundi mardi
  mercredi jeudi vendredi samedi dimanche demain aujourd'hui hier société entreprise monsieur madame cordialement bien pour avec
  sans mais alors
  aria b2b b2c saas gdpr dsgvo rgpd ngo iso hr meta ihnen euch ai crm faq seo pdf api ui ux vat po usd eur gbp landing page web app website chatbot portal dashboard form video`);

/** A person's month of birth, too: no name alone, but "April Jones" is one. */
const months =
  list(`january february march april may june july august september october november december januar februar märz mai juni
  juli oktober dezember enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janvier février mars avril
  juin juillet août septembre octobre novembre décembre christmas easter navidad weihnachten ostern noël pâques reyes halloween thanksgiving`);

/** What people say that they are: peoples, languages, states, ranks. */
const qualities =
  list(`german english spanish french italian irish british scottish welsh american canadian australian dutch polish swiss
  austrian swedish norwegian danish finnish portuguese brazilian mexican indian chinese japanese korean turkish greek russian ukrainian
  czech hungarian romanian african european asian latin muslim christian jewish catholic vegan deutscher deutsche österreicher
  österreicherin schweizer schweizerin français française espagnol espagnole belge suisse allemand allemande español española ceo cto cfo
  coo cmo owner founder co-founder director manager head chief president chair secretary treasurer marketing sales it hr freelancer
  managing general senior junior lead desperate curious angry lost ready done busy new neu neue neuer landlord landlady restaurateur self-employed chef inhaber inhaberin
  geschäftsführer geschäftsführerin leiter leiterin gründer gründerin`);

/** Products and services that people work with. */
export const tools =
  list(`hubspot salesforce pipedrive slack zapier tradingview google whatsapp stripe shopify paypal microsoft
  outlook excel gmail notion airtable wordpress wix squarespace webflow mailchimp calendly zendesk intercom freshdesk asana trello
  jira github gitlab figma canva facebook instagram linkedin tiktok youtube twitter telegram teams zoom skype chatgpt gpt openai
  gemini copilot android ios iphone windows sap datev lexware odoo zoho xero quickbooks twilio klaviyo
  woocommerce magento prestashop typo3 joomla drupal elementor looker sheets dropbox onedrive sharepoint n8n monday.com
  amazon ebay etsy booking airbnb tripadvisor doctolib metatrader bloomberg binance coinbase pine`);

/** Kinds of places and businesses: alone they name none, and after a person's name they begin the company's. */
export const businessWords =
  list(`academy agency bakery bank bar bookshop brewery bureau cafe café center centre charity church clinic club
  college company consultants consulting council design engineers farm firm florist foundation garage gallery garden gym holdings hospital
  hotel institute joinery kitchen lab labs law library logistics media motors museum nursery office organisation organization partners
  pharmacy plumbing practice press primary property publishers restaurant salon school services shop society solutions startup store
  studio studios surgery systems team theatre trust university vets workshop works yoga dental dentistry dentists florists flowers bakers builders roofing electrical
  heating cleaning catering consultancy insurance travel tours fitness physio physiotherapy veterinary coffee books toys bikes cycles
  kennels estates realty homes interiors kitchens landscaping foods farms wines brewing spa beauty barbers optics opticians jewellers
  tailors textiles digital solar energy software tech technologies analytics robotics electronics capital ventures investments advisors
  accounting accountants legal solicitors chambers architects surveyors recruitment staffing training tutoring daycare guesthouse inn lodge hostel caravans park holidays cottages pub tavern diner deli market food fish
  choir orchestra festival pottery ceramics jewellery sailing rugby
  removals movers haulage transport tiling flooring carpentry joiners painters decorators plumbers electricians plastering scaffolding glazing
  carpets weddings photography productions publishing printers printing growers orchards nurseries cooperative chorale boats boatyard marina
  yachts charters apiaries butchers grocers tearoom tearooms grooming groomers stables dairy vineyard winery distillery roasters tyres
  taxis cleaners laundry launderette fabrics knitwear clothing chiropractic osteopathy orthodontics counselling auctioneers allotments
  agentur akademie apotheke architekturbüro autohaus bäckerei bank betrieb brauerei buchhandlung büro café dachdeckerei druckerei
  fahrschule firma friseur friseursalon galerie gärtnerei gasthaus gasthof gemeinde genossenschaft gesellschaft gymnasium
  handwerksbetrieb hotel ingenieurbüro institut kanzlei kindergarten kita klinik konditorei laden metzgerei museum musikschule
  optik pension physiopraxis praxis reisebüro restaurant schlosserei schreinerei schule spedition stadt stiftung studio tierarztpraxis
  gästehaus transporte umzüge gebäudereinigung gartenbau landschaftsbau metallbau chor feuerwehr tsv vfl tus
  tischlerei unternehmen verband verein verlag weingut werkstatt zahnarztpraxis
  academia agencia asesoría asociación ayuntamiento bar bodega bodegas clínica colegio consultoría despacho editorial empresa
  escuela estudio farmacia ferretería floristería fundación gestoría gimnasio grupo hotel imprenta inmobiliaria instituto librería
  logística cooperativa carpintería fontanería instalaciones construcciones reformas mudanzas limpiezas pescadería carnicería frutería
  heladería cafetería hostal finca granja viveros joyería zapatería autoescuela guardería
  óptica panadería pastelería peluquería restaurante taller talleres talleres tienda transportes veterinaria viajes
  agence association atelier auberge banque bistrot boulangerie boutique brasserie cabinet centre clinique club collège
  compagnie crèche domaine école entreprise établissements étude études fleuriste fondation garage groupe hôtel imprimerie institut
  traiteur coopérative fromagerie boucherie charcuterie poissonnerie épicerie gîte ferme serrurerie maçonnerie charpente chauffage
  déménagements transports nettoyage paysagiste pépinière bijouterie
  crêperie pizzeria camping distillerie chocolaterie confiserie herboristerie blanchisserie cordonnerie imprimerie tapisserie
  carrosserie cidrerie brûlerie biscuiterie conserverie jardinerie animalerie parfumerie bibliothèque médiathèque théâtre
  quesería pizzería cervecería lavandería tapicería marisquería chocolatería churrería hamburguesería relojería papelería
  tintorería herboristería bombonería licorería almazara gestoría notaría residencia asociación fundación parroquia camping
  hausverwaltung imkerei bibliothek theater pizzeria trattoria eisdiele tanzschule reitschule tierheim tierpension sanitär
  autowerkstatt zimmerei glaserei näherei schneiderei goldschmiede käserei molkerei mühle brennerei kellerei
  hospice bakehouse creamery chocolatier delicatessen taproom meadery cidery aquarium zoo kindergarten preschool academy
  librairie lycée mairie maison menuiserie pâtisserie pharmacie plomberie restaurant salon société studio théâtre`);

/** "law firm Roth", "inmobiliaria Casa Nueva": the kind before the name, for regular expressions. */
export const businessKinds = [...businessWords].join("|");

const plain = (word: string) =>
  word
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[.,]+$/, "");
/** "Tierarztpraxis", "Kaffeerösterei": German joins words. */
const germanBusiness =
  /\p{L}{3}(?:praxis|bücherei|bibliothek|archiv|theater|orchester|feuerwehr|zentrum|gymnasium|hochschule|fabrik|manufaktur|molkerei|kellerei|winzerei|imkerei|näherei|reederei|sparkasse|genossenschaft|gemeinde|pfarrei|herberge|pension|gaststätte|wirtschaft|brennerei|mühle|gruppe|service|(?:ferien|gast|reiter|bauern)hof|büro|laden|klinik|schule|verein|werkstatt|betrieb|rösterei|bäckerei|gärtnerei|schreinerei|druckerei|agentur|handel|technik|verwaltung|logistik|immobilien|elektro|reisen|metzgerei|fleischerei|konditorei|tischlerei|zimmerei|brauerei|fahrschule|(?:hoch|tief|holz|metall|garten|ofen)bau|verlag|versicherung|museum|stiftung|kanzlei|apotheke|verband|werke)$/u;
/** German calls people by their work with a capital: "Ich bin Zahnärztin". */
const germanWork =
  /^(?:\p{L}*(?:ärztin|arzt|meister|lehrer|berater|händler|entwickler|techniker|makler|anwalt|anwält|künstler|unternehmer|mitarbeiter|student|rentner|besitzer|betreiber|verkäufer|architekt|ingenieur|journalist|musiker|therapeut|fotograf|trainer|friseur|elektriker|klempner|landwirt|winzer|gastronom|hotelier|freiberufler|vorstand|vorsitzende|mitglied|assistent|sekretär|übersetzer|gründer|inhaber|leiter|selbstständig)(?:in|r|e)?|bäcker(?:in|ei)|gärtnerin|schreinerin|tischlerin|malerin|neukund\p{L}+|mutter|vater)$/iu;

/** Whether a word begins no name and ends one. */
export const isNoName = (word: string): boolean => {
  const said = plain(word);
  return beginnings.has(said) || qualities.has(said) || tools.has(said) || germanWork.test(said);
};
/** Whether a word can be a name only beside another. */
export const isNoNameAlone = (word: string): boolean => months.has(plain(word));
export const isTool = (word: string): boolean => tools.has(plain(word));
export const isBusinessWord = (word: string): boolean =>
  businessWords.has(plain(word)) || germanBusiness.test(plain(word));
