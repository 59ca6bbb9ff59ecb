/**
 * Words that ask for nothing by themselves: what people call the work and its parts, how they wish it to be, whom it is for,
 * and what they bring. Small letters, without accents; endings are seen through. What a wish asks for in other words isn't
 * known to be covered (unread-parts.ts).
 */
export const plainWishWords: readonly string[] = [
  `alone help artificial going ought deserve deserves prefer prefers settled agreed rather continue continues brought divided split talk talks talking area until till handover hand pickup dropoff leave leaving upright upwards talent ups computer hang belong shared share mean means lasts fits suits matters depends beforehand afterwards hanging presenter speak spoken sense say thats told tell then spread applicant candidate user every each upload attach thanks sample pics chaos mess trouble ourself myself once twice`,
  `ohne brauchten erst mal erklaren erklart erklare erzahlt erzahlen vorstellen bisherig bisherige bisherigen bisheriger jetzige jetzigen vorhandene vorhandenen aktuelle aktuellen ubernommen dabei zusammenhangen gehoren gehort eingehend eingehende eingehenden ankommend hatte hatten gern gerne einmal zweimal derselbe dieselbe ansicht ubersicht detail detailansicht quelle quellen anbinden
   jedes jede jeden verschicken anderes andere anderen doppelt verbinden zusammenfuhren geht gehen programmieren bauen brauchen mochten wollen sollen mussen klein kleine gross grosse`,
  `interesados interesadas escriban escriben escriba vean probar probaria usar usaria uso explica explican explicar muestra cuenta presenta queremos necesitamos tenga tengan tener lleve nosotros mismos unas querriamos querria mandar pida pide pedir entrantes registro registros cada llegar llegue llegan herramienta herramientas conectado conectada conectadas querer quiero
   envien reciban vean entren pequeno grande tener duda dudas problema idea`,
  `voulons voudrions changer modifier partir basant fourni fournis fournie fournies explique expliquer montre montrer raconte presente envoient recoivent voient connectent telechargent veulent pouvoir vouloir souhaiter petit grand chaque`,
  // The parts of pages and how they look.
  `page site website web landing section header footer hero banner headline title menu navigation button link
   about home contact services team gallery directions testimonial quote faq price list opening hours map address
   picture photo image text content copy logo colour color brand style font layout design slider background icon
   mobile phone desktop tablet responsive screen width line row column table card top bottom side front start`,
  // What one chooses of a video (spec studio.md §9).
  `voice female male neutral office studio casual custom`,
  // How it should be.
  `simple clean modern nice friendly professional clear short long small large big new old good easy quick fast
   plain basic own single same different usual normal standard first second third last few several some any
   everything nothing anything becomes become record else english german spanish french warm calm serious fresh bright dark light elegant
   separate whole full extra little exact about around roughly at least most only just`,
  // What is done, and by whom.
  `build make create set up show see look find read open send get receive arrive go come use work run start stop
   ask answer tell say know think decide choose pick fill click press want need like love hope plan help explain describe
   call write visit book buy order pay sell offer bring give take keep add change edit put place match fit match cover
   sign log name enter check collect store save record track list count sort filter search compare sum
   trigger create update notify post copy connect read mark flag assign forward`,
  // People, and what they bring.
  `we you they he she people person visitor customer client guest patient member user reader colleague staff team
   owner boss manager supervisor admin company business firm shop store office practice studio school club agency
   hotel restaurant salon gym clinic bakery museum product service topic question answer enquiry inquiry request
   message mail email inbox mailbox spreadsheet sheet file document pdf csv form field step date time day week month
   year number amount reason subject detail information info data thing idea example case part piece kind sort type
   entry answer record row contact lead offer order appointment event news class course trip tour room table campaign
   launch ad advert stuck provided supplied ready ourselves myself existing current later soon`,
  // Markets.
  `rsi ema sma macd atr vwap bollinger average volume high low close open bar candle cross crosses above below long short
   entry exit stop loss target profit size risk trend breakout signal alert symbol chart price market session
   timeframe daily hourly weekly watchlist note fee slippage commission`,
  `sieht sehen inklusive enthalten neu neue einfach modern schlicht schon klar seite seiten website webseite abschnitt bild bilder foto fotos text texte inhalt
   farbe farben logo formular feld felder formularfelder frage fragen antwort antworten kunde kunden gast gaste patient patienten
   mitglied mitglieder besucher team firma betrieb praxis verein laden hotel mail e-mail postfach tabelle datei dateien
   dokument dokumente name adresse telefon termin termine angebot angebote anfrage anfragen beide beides deutsch englisch
   untertiteln untertitel sprecherin sprecher ki kunstlich zeigen schicken senden sehen lesen schreiben machen bekommen haben liefern
   kommen gehen melden anmelden einloggen wissen bereich rollen rolle schritt schritte handy desktop preis preise
   montag dienstag mittwoch donnerstag freitag samstag sonntag woche wochen monat tag tage stunde stunden minute gern selbst`,
  `incluido incluida incluidos incluidas nuevo nueva sencillo sencilla moderno moderna simple claro bonito pagina paginas web seccion secciones imagen imagenes foto fotos
   texto textos contenido color colores logo formulario campo campos pregunta preguntas respuesta respuestas cliente clientes
   visitante visitantes equipo empresa tienda hotel correo correos bandeja hoja archivo archivos documento documentos nombre direccion
   telefono cita citas oferta pedido pedidos solicitud solicitudes ambos espanol ingles subtitulos presentador presentadora
   mostrar enviar recibir ver leer escribir hacer llegar salir pasar limite responsable contacto registro precio precios dia semana mes hora
   minuto media medio grafico graficos alerta alertas valor valores usuario propio propia`,
  `faut faudrait faudra compris comprise inclus incluse nouveau nouvelle simple moderne clair joli page pages site section sections image images photo photos texte textes contenu
   couleur couleurs logo formulaire champ champs question questions reponse reponses client clients visiteur visiteurs equipe
   entreprise boutique hotel mail mails courriel boite fichier fichiers document documents nom adresse telephone rendez offre commande
   demande demandes deux francais anglais sous titres presentateur presentatrice montrer envoyer envoye recevoir recu voir lire ecrire connecter
   telecharger arriver domaine prix jour semaine mois heure minute role roles ecran ecrans leur leurs propre toute petit petite`,
  // What joins one thing to the next.
  `dazu ausserdem zusatzlich ferner zudem danach vorher sobald was welche welcher davon ademas tambien asimismo luego despues antes puis ensuite egalement aussi couple themselves itself zip postcode plz
   shd thx tho cos cuz gonna wanna able true soll sollte sollten darf durfen wurde konnte konnen lauft laufen somewhere still lead leads vosotros vosotras ustedes nosotros nosotras ellos ellas ihr euch geschickt gesendet wird werden bereits deja ya nada solo rien nur sonst`,
  // How many, and how of each.
  `max maximum min minimum approx approximately none longer shorter fewer less each both among against other together altogether
   jeweils hochstens mindestens etwa ungefahr circa rund maximal minimal insgesamt beziehungsweise zusammen
   jeder pro ca mismo misma mismos mismas maximo minimo aproximadamente cada total juntos
   environ maximum minimum chacun chacune chaque ensemble meme memes total`,
  // Who it is for.
  `participant attendee tenant pupil student parent child kid adult family volunteer donor coach trainer teacher driver landlord
   buyer seller dealer partner supplier employee worker crew friend neighbour neighbor citizen resident player listener diner rider
   mum dad lady gentleman man woman girl boy guy runner walker owner technician caller renter lodger sponsor
   teilnehmer teilnehmerinnen teilnehmende eltern kinder kind schuler schulerinnen familie familien spender helfer freiwillige
   fahrer vermieter mieter kaufer handler lieferanten mitarbeiter nachbarn burger bewohner spieler leser zuhorer leute
   participante participantes padres madres hijos alumno alumnos alumna familia familias voluntarios socios vecinos inquilinos
   profesor profesores conductores proveedores empleados huesped huespedes
   participant participants parents enfant enfants eleve eleves famille familles benevole benevoles adherent adherents voisins
   locataires habitants salaries fournisseurs invites`,
  // Where, and what it is called.
  `city town village region country district location branch venue place
   application registration confirmation
   stadt dorf region land ort standort filiale bewerbung anmeldung bestatigung ubersetzung
   ciudad pueblo region pais sede solicitud inscripcion
   ville village region pays lieu candidature inscription traduction`,
  // What pages are about.
  `bit bits treatment therapy course lesson room apartment rate wine dish recipe history tradition location arrival directions
   behandlung behandlungen leistung leistungen kurs kurse zimmer wohnung anfahrt geschichte speisekarte
   tratamiento tratamientos curso cursos habitacion habitaciones historia carta inicio
   soin soins tarif tarifs cours chambre chambres histoire carte accueil`,
  // What happens with it.
  `land lands appear become feed reach fill join register enrol enroll submit apply request download fetch browse confirm test
   straight far doubled ready provided delivered handed supplied
   fertig unten oben vorhanden namen landen erscheinen kommt kommen kriegen kriegt bekommt gehen geht stehen steht danach hoch laden ladt herunterladen ausfullen
   wissen eintragen
   listo listos lista listas abajo arriba llegan recibe reciben rellenar rellenan subir suban descargar puedan pueda
   pret prets prete pretes dessous arrivent horaires remplir remplissent telecharger puissent puisse`,
];
