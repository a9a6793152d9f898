#pragma once

#include "words/message.hpp"

/// The command that runs a server.
namespace words::message {

inline constexpr Message help_serve{"Ouvre un serveur où l'on joue par le réseau",
                                    "Runs a server to play over the network"};
inline constexpr Message help_serve_examples{
    "stackchess serve\n"
    "stackchess serve --lan\n"
    "stackchess serve --behind-proxy --origin https://stackchess.example\n"
    "stackchess serve --address 0.0.0.0 --port 443 --certificate chaine.pem --key cle.pem\n"
    "stackchess serve --database postgresql://stackchess@localhost/stackchess\n"
    "stackchess serve --check",
    "stackchess serve\n"
    "stackchess serve --lan\n"
    "stackchess serve --behind-proxy --origin https://stackchess.example\n"
    "stackchess serve --address 0.0.0.0 --port 443 --certificate chain.pem --key key.pem\n"
    "stackchess serve --database postgresql://stackchess@localhost/stackchess\n"
    "stackchess serve --check"};
inline constexpr Message help_address{"Adresse où le serveur écoute (127.0.0.1 par défaut)",
                                      "Address to listen on (127.0.0.1 by default)"};
inline constexpr Message help_address_value{"ADRESSE", "ADDRESS"};
inline constexpr Message help_port{"Port, de 1 à 65535 (8080 par défaut) ; 0 : un port libre",
                                   "Port, 1 to 65535 (8080 by default); 0: any free port"};
inline constexpr Message help_port_value{"PORT", "PORT"};
inline constexpr Message help_certificate{"Chaîne de certificats (PEM), relue par SIGHUP",
                                          "Certificate chain (PEM), read again on SIGHUP"};
inline constexpr Message help_key{"Clé privée du certificat (PEM)",
                                  "Private key of the certificate (PEM)"};
inline constexpr Message help_behind_proxy{
    "Un serveur mandataire (nginx, Caddy) se charge de HTTPS",
    "A reverse proxy (nginx, Caddy) takes care of HTTPS"};
inline constexpr Message help_lan{"Pour jouer sur le réseau local, entre invités, sans HTTPS",
                                  "To play on the local network, among guests, without HTTPS"};
inline constexpr Message help_origin{
    "Origine d'une page qui peut se connecter ; à répéter pour plusieurs",
    "Origin of a page that may connect; repeat for several"};
inline constexpr Message help_sockets_per_address{
    "Connexions permises pour une adresse (50 par défaut)",
    "Connections allowed for one address (50 by default)"};
inline constexpr Message help_sockets_per_account{
    "Connexions permises pour un compte (10 par défaut)",
    "Connections allowed for one account (10 by default)"};

inline constexpr Message help_serve_check{
    "Relit toutes les parties gardées et dit ce qui ne va pas",
    "Reads all stored games again and reports what is wrong"};

inline constexpr Message help_import{
    "Copie les données d'un dossier dans la base --database, qui doit être vide",
    "Copies the data of a folder to the database --database, which must be empty"};
inline constexpr Message import_where{
    "--import copie un dossier dans une base PostgreSQL : donnez aussi --database.",
    "--import copies a folder to a PostgreSQL database: give --database as well."};
inline constexpr Message imported{"Tout est copié dans {database}.",
                                  "Everything has been copied to {database}."};
inline constexpr Message help_database_timeout{
    "Secondes que la base peut prendre pour répondre, de 1 à 600 (5 par défaut)",
    "Seconds that the database may take to answer, 1 to 600 (5 by default)"};
inline constexpr Message help_connect_timeout{
    "Secondes pour établir une connexion à la base, de 1 à 60 (5 par défaut)",
    "Seconds to open a connection to the database, 1 to 60 (5 by default)"};
inline constexpr Message help_readers{
    "Connexions à la base pour les fichiers et les profils, de 1 à 32 (2 par défaut)",
    "Connections to the database for files and profiles, 1 to 32 (2 by default)"};
inline constexpr Message help_seconds_value{"SECONDES", "SECONDS"};
inline constexpr Message timeout_where{
    "{option} concerne une base PostgreSQL : donnez aussi --database.",
    "{option} is for a PostgreSQL database: give --database as well."};
inline constexpr Message wrong_timeout{
    "Durée incorrecte ({option} {seconds}) : entrez un nombre entre 1 et {most}.",
    "Invalid time ({option} {seconds}): enter a number between 1 and {most}."};
inline constexpr Message wrong_port{
    "Port incorrect (--port {port}) : entrez un nombre entre 0 et 65535.",
    "Invalid port (--port {port}): enter a number between 0 and 65535."};
inline constexpr Message wrong_origin{
    "Origine incorrecte (--origin {origin}) : donnez http:// ou https:// et un nom, sans rien "
    "après, par exemple https://stackchess.example.",
    "Invalid origin (--origin {origin}): enter http:// or https:// and a name, with nothing after "
    "it, for example https://stackchess.example."};
inline constexpr Message wrong_connection_count{
    "Nombre incorrect ({option} {number}) : entrez un nombre entre 1 et {most}.",
    "Invalid number ({option} {number}): enter a number between 1 and {most}."};
inline constexpr Message wrong_address{
    "Adresse incorrecte (--address {address}) : entrez une adresse IP de cette machine, par "
    "exemple "
    "127.0.0.1.",
    "Invalid address (--address {address}): enter an IP address of this machine, for example "
    "127.0.0.1."};
inline constexpr Message key_and_certificate{
    "--certificate et --key vont ensemble : il manque {option}.",
    "--certificate and --key go together: {option} is missing."};
inline constexpr Message address_needs_https{
    "L'adresse {address} se voit d'autres machines : il faut --certificate et --key, ou "
    "--behind-proxy derrière un mandataire HTTPS, ou --lan pour le réseau local.",
    "The address {address} can be reached from other machines: use --certificate and --key, or "
    "--behind-proxy behind an HTTPS proxy, or --lan for the local network."};
inline constexpr Message lan_needs_private{
    "Avec --lan, l'adresse doit être celle d'un réseau local ; {address} n'en est pas une.",
    "With --lan the address must belong to a local network; {address} does not."};
inline constexpr Message no_lan{
    "Cette machine n'a pas d'adresse sur un réseau local. Reliez-la d'abord à un réseau.",
    "This machine has no address on a local network. Connect it to a network first."};
inline constexpr Message port_in_use{
    "Le port {port} est déjà utilisé. Choisissez-en un autre avec --port.",
    "Port {port} is already in use. Choose another one with --port."};
inline constexpr Message port_not_permitted{
    "Le port {port} est réservé à l'administrateur. Choisissez-en un au-delà de 1023.",
    "Port {port} is reserved for the administrator. Choose one above 1023."};
inline constexpr Message no_certificate{"{file} ne contient pas de certificat PEM utilisable.",
                                        "{file} contains no usable PEM certificate."};
inline constexpr Message no_private_key{
    "{file} ne contient pas de clé privée PEM utilisable, sans mot de passe.",
    "{file} contains no usable PEM private key without a password."};
inline constexpr Message foreign_key{"La clé {key} n'est pas celle du certificat {certificate}.",
                                     "The key {key} does not belong to the certificate "
                                     "{certificate}."};
inline constexpr Message serving{"Le serveur est ouvert : {address} (Ctrl-C l'arrête)",
                                 "The server is running: {address} (Ctrl-C stops it)"};

inline constexpr Message unplayable_events{"ses événements ne peuvent pas être rejoués",
                                           "its events cannot be replayed"};

// The page at `/`.
inline constexpr Message page_title{"Un serveur Stackchess", "A Stackchess server"};
inline constexpr Message page_how{
    "On y joue à Stackchess et aux échecs : « stackchess join » suivi de l'adresse de cette page. "
    "Les programmes s'y connectent par WebSocket, à l'adresse /socket ; les messages sont décrits "
    "dans le fichier docs/fr/protocole.md de Stackchess.",
    "Stackchess and chess are played here: type 'stackchess join' and the address of this page. "
    "Programs connect by WebSocket at /socket; docs/protocol.md of Stackchess describes the "
    "messages."};

} // namespace words::message
